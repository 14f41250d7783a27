import { Form, Link, NavLink as RouterNavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { product } from "~/product";
import { ButtonLink } from "../ui/button";
import { LaurelMark } from "../ui/laurel";
import { Menu, MenuButton, MenuLink } from "../ui/menu";
import type { NavLink } from "./section";
import type { Theme } from "./theme";
import { ThemeForm } from "./theme-form";

const MAIN: NavLink[] = [
  { to: paths.features, label: "How It Works" },
  { to: paths.partnerships, label: "Partnerships" },
  { to: paths.pricing, label: "Pricing" },
  { to: paths.athletes, label: "Athletes" },
];

const FOOTER: { title: string; links: NavLink[] }[] = [
  {
    title: "Platform",
    links: [
      { to: paths.pricing, label: "Pricing" },
      { to: paths.features, label: "How it Works" },
      { to: paths.partnerships, label: "Partnerships" },
      { to: paths.successStories, label: "Success Stories" },
      { to: paths.athletes, label: "Athletes" },
    ],
  },
  {
    title: "For Users",
    links: [
      { to: paths.signUpAs.athlete, label: "Join as Athlete" },
      { to: paths.signUpAs.brand, label: "Join as Brand" },
      { to: paths.help, label: "Help Centre" },
      { to: paths.contact, label: "Contact" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: paths.about, label: "About Us" },
      { to: paths.privacy, label: "Privacy Policy" },
      { to: paths.terms, label: "Terms of Service" },
      { to: paths.dataDeletion, label: "Data Deletion" },
      { to: paths.verify, label: "Check a record" },
    ],
  },
];

/** Header and footer of public pages. `account` is the menu of a signed-in user. */
export function PublicShell({
  account,
  theme,
  children,
}: {
  account: { title: string; links: NavLink[] } | null;
  theme: Theme;
  children: ReactNode;
}) {
  return (
    <>
      <header className="mx-auto flex min-h-17 max-w-site flex-wrap items-center gap-x-2 px-4 max-md:content-start max-md:pt-2 min-[360px]:px-5 md:gap-x-7 md:px-6">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center gap-2.5 text-lg font-strong tracking-tight text-leaf-deep no-underline"
        >
          <LaurelMark />
          <span className="max-[359px]:sr-only">{product.name}</span>
        </Link>
        <nav
          aria-label="Main"
          className="order-3 flex gap-x-3 max-md:w-full min-[360px]:gap-x-4 sm:gap-x-6 md:order-none"
        >
          {MAIN.map(({ to, label }) => (
            <RouterNavLink
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-soft no-underline hover:text-ink hover:underline aria-[current=page]:font-strong aria-[current=page]:text-ink"
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
              <ButtonLink to={paths.login} variant="plain" size="sm" className="max-sm:!px-2.5">
                Sign In
              </ButtonLink>
              <ButtonLink to={paths.signUp} size="sm" className="max-sm:!px-2.5">
                Get Started
              </ButtonLink>
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer theme={theme} />
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
      <Form method="post" action={paths.logout} reloadDocument>
        <MenuButton>Sign Out</MenuButton>
      </Form>
    </Menu>
  );
}

function Footer({ theme }: { theme: Theme }) {
  return (
    <footer className="sticky top-[100vh] mt-10 border-t border-line">
      <div className="mx-auto grid max-w-site grid-cols-2 gap-x-5 gap-y-8 px-5 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr] md:px-6">
        <div className="max-md:col-span-2">
          <p className="text-lg leading-none font-strong">{product.name}</p>
          <p className="mt-3 text-sm text-soft">{product.strapline}</p>
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
      <div className="mx-auto flex max-w-site flex-wrap items-center justify-between gap-x-6 gap-y-4 px-5 pb-8 md:px-6">
        <p className="text-sm text-soft">© {product.company}</p>
        <ThemeForm theme={theme} />
      </div>
    </footer>
  );
}
