import { Button, ButtonLink } from "../ui/button";
import { ExternalLink, TextLink } from "../ui/link";
import { Menu, MenuButton, MenuLink } from "../ui/menu";
import { Pagination } from "../ui/pagination";
import { Tabs } from "../ui/tabs";
import { Part, Section, State, States } from "./frame";

const VARIANTS = ["primary", "danger", "plain", "quiet"] as const;

export function Actions({ tab }: { tab: string }) {
  return (
    <Section id="actions" title="Actions and ways">
      {VARIANTS.map((variant) => (
        <Part key={variant} name={`Button, ${variant}`} wide>
          <States narrow>
            <State name="as it is">
              <Button type="button" variant={variant}>
                Save Draft
              </Button>
            </State>
            <State name="hover" as="hover">
              <Button type="button" variant={variant}>
                Save Draft
              </Button>
            </State>
            <State name="focus" as="focus">
              <Button type="button" variant={variant}>
                Save Draft
              </Button>
            </State>
            <State name="pressed" as="active">
              <Button type="button" variant={variant}>
                Save Draft
              </Button>
            </State>
            <State name="busy">
              <Button type="button" variant={variant} busy>
                Save Draft
              </Button>
            </State>
            <State name="disabled">
              <Button type="button" variant={variant} disabled>
                Save Draft
              </Button>
            </State>
            <State name="small">
              <ButtonLink to="#actions" variant={variant} size="sm">
                Open
              </ButtonLink>
            </State>
          </States>
        </Part>
      ))}
      <Part name="Link" wide>
        <States>
          <State name="as it is">
            <TextLink to="#actions">Clear Filters</TextLink>
          </State>
          <State name="hover" as="hover">
            <TextLink to="#actions">Clear Filters</TextLink>
          </State>
          <State name="focus" as="focus">
            <TextLink to="#actions">Clear Filters</TextLink>
          </State>
          <State name="leads out, long">
            <ExternalLink href="https://clips.example/a/very/long/address/without-any-place-to-break-it/2026-11-21-hills-before-breakfast.mp4">
              https://clips.example/a/very/long/address/without-any-place-to-break-it/2026-11-21-hills-before-breakfast.mp4
            </ExternalLink>
          </State>
        </States>
      </Part>
      <Part name="Tabs" wide>
        <Tabs
          label="Sample tabs"
          current={tab}
          tabs={[
            { value: "available", label: "Available (1,204)" },
            { value: "invitations", label: "Invitations (0)" },
            { value: "mine", label: "My Campaigns" },
          ]}
        />
      </Part>
      <Part name="Pagination" wide>
        <Pagination label="First page" previous={null} next="#actions" status="1 to 24 of 1,204" />
        <Pagination label="A page between" previous="#actions" next="#actions" />
        <Pagination label="Last page" previous="#actions" next={null} status="1,201 to 1,204" />
      </Part>
      <Part name="Menu, open and closed" wide>
        <div className="specimen-menus">
          <Menu label="Northlight Running and Outdoor Company" title="My Account" open>
            <MenuLink to="#actions" aria-current="page">
              Dashboard
            </MenuLink>
            <div data-shown="hover">
              <MenuLink to="#actions">Hovered</MenuLink>
            </div>
            <MenuButton type="button">Sign Out</MenuButton>
            <MenuButton type="button" disabled>
              Not now
            </MenuButton>
          </Menu>
          <Menu label="Maya" title="My Account">
            <MenuLink to="#actions">Dashboard</MenuLink>
          </Menu>
        </div>
      </Part>
    </Section>
  );
}
