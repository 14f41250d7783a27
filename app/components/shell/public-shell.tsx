import { Form, Link, NavLink as RouterNavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { ButtonLink } from "../ui/button";
import { LaurelMark } from "../ui/laurel";
import { Menu, MenuButton, MenuLink } from "../ui/menu";

export interface NavLink {
  to: string;
  label: string;
}

const MAIN: NavLink[] = [
  { to: "/features", label: "How It Works" },
  { to: "/partnerships", label: "Partnerships" },
  { to: "/pricing", label: "Pricing" },
];

const FOOTER: { title: string; links: NavLink[] }[] = [
  {
    title: "Platform",
    links: [
      { to: "/pricing", label: "Pricing" },
      { to: "/features", label: "How it Works" },
      { to: "/partnerships", label: "Partnerships" },
      { to: "/success-stories", label: "Success Stories" },
    ],
  },
  {
    title: "For Users",
    links: [
      { to: "/athlete-signup", label: "Join as Athlete" },
      { to: "/brand-signup", label: "Join as Brand" },
      { to: "/help", label: "Help Center" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/about", label: "About Us" },
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms of Service" },
      { to: "/data-deletion", label: "Data Deletion" },
    ],
  },
];

/** Header and footer around every page a visitor may see. `account` is the menu of someone signed in. */
export function PublicShell({
  account,
  children,
}: {
  account: { title: string; links: NavLink[] } | null;
  children: ReactNode;
}) {
  return (
    <>
      <header className="mx-auto flex min-h-17 max-w-[1200px] flex-wrap items-center gap-x-2 px-4 max-md:content-start max-md:pt-2 min-[360px]:px-5 md:gap-x-7 md:px-6">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2.5 font-display text-[21px] font-extrabold tracking-tight text-leaf-deep no-underline"
        >
          <LaurelMark />
          <span className="max-[359px]:sr-only">{brand.name}</span>
        </Link>
        <nav
          aria-label="Main"
          className="order-3 flex gap-x-4 max-md:w-full sm:gap-x-6 md:order-none"
        >
          {MAIN.map(({ to, label }) => (
            <RouterNavLink
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-soft no-underline hover:text-ink hover:underline aria-[current=page]:font-[650] aria-[current=page]:text-ink"
            >
              {label}
            </RouterNavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 md:gap-2.5">
          {account ? (
            <AccountMenu {...account} />
          ) : (
            <>
              <ButtonLink to="/login" look="plain" size="sm" className="max-sm:!px-2.5">
                Sign In
              </ButtonLink>
              <ButtonLink to="/signup" size="sm" className="max-sm:!px-2.5">
                Get Started
              </ButtonLink>
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}

function AccountMenu({ title, links }: { title: string; links: NavLink[] }) {
  return (
    <Menu label={title} title="My Account">
      {links.map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <Form method="post" action="/logout" reloadDocument>
        <MenuButton>Sign Out</MenuButton>
      </Form>
    </Menu>
  );
}

function Footer() {
  return (
    <footer className="sticky top-[100vh] mt-10 border-t border-line">
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 gap-x-5 gap-y-8 px-5 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr] md:px-6">
        <div className="max-md:col-span-2">
          <p className="font-display text-lg leading-none font-extrabold">{brand.name}</p>
          <p className="mt-3 text-sm text-soft">{brand.strapline}</p>
        </div>
        {FOOTER.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-sm text-soft no-underline hover:text-ink hover:underline md:min-h-8"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-[1200px] px-5 pb-8 text-sm text-soft md:px-6">
        © {brand.company}
      </p>
    </footer>
  );
}
