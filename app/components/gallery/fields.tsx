import { ListInput } from "../list-input";
import { CheckBox } from "../ui/checkbox";
import { CopyField } from "../ui/copy-field";
import { control, FieldFrame, Input, SelectBox } from "../ui/field";
import { RadioCards } from "../ui/radio-cards";
import { Range } from "../ui/range";
import { Part, Section, State, States } from "./frame";

const CHOICES = [
  { value: "running", label: "Running" },
  { value: "climbing", label: "Climbing, bouldering and mountaineering in all weathers" },
];
const THEME_RULE = { name: "themes", unique: true };
const THEMES = ["Trail runs", "Donaudampfschifffahrtsgesellschaftskapitänsmützenträger"];

export function Fields() {
  return (
    <Section
      id="fields"
      title="Fields"
      index="Label above, hint below it, and what is wrong at the field."
    >
      <Part name="Text" wide>
        <States>
          <State name="as it is">
            <FieldFrame id="text" label="Full name" hint="As people know you" hintId="text-hint">
              <Input id="text" aria-describedby="text-hint" autoComplete="off" />
            </FieldFrame>
          </State>
          <State name="hover" as="hover">
            <FieldFrame id="text-hover" label="Full name" required>
              <Input id="text-hover" defaultValue="Maya Okafor" />
            </FieldFrame>
          </State>
          <State name="focus" as="focus">
            <FieldFrame id="text-focus" label="Full name">
              <Input id="text-focus" defaultValue="Maya Okafor" />
            </FieldFrame>
          </State>
          <State name="invalid">
            <FieldFrame
              id="text-invalid"
              label="Email"
              errors={["Enter an address such as maya@example.org"]}
              errorId="text-invalid-error"
            >
              <Input
                id="text-invalid"
                type="email"
                defaultValue="maya@"
                aria-invalid="true"
                aria-describedby="text-invalid-error"
              />
            </FieldFrame>
          </State>
          <State name="disabled">
            <FieldFrame id="text-disabled" label="Full name">
              <Input id="text-disabled" defaultValue="Maya Okafor" disabled />
            </FieldFrame>
          </State>
          <State name="read only">
            <FieldFrame id="text-readonly" label="Reference">
              <Input id="text-readonly" defaultValue="LR-2026-1121" readOnly />
            </FieldFrame>
          </State>
          <State name="to copy">
            <CopyField label="Your link" value="https://laurel.example/go/bcdfghjk" />
          </State>
          <State name="small label">
            <FieldFrame id="text-small" label="Name, sport or location" small>
              <Input id="text-small" type="search" placeholder="running scotland" />
            </FieldFrame>
          </State>
          <State name="long text">
            <FieldFrame id="text-area" label="Bio">
              <textarea
                id="text-area"
                rows={3}
                className={control}
                defaultValue="Fell runner from Fort William. I film the hills before breakfast."
              />
            </FieldFrame>
          </State>
        </States>
      </Part>
      <Part name="Select" wide>
        <States>
          <State name="nothing chosen">
            <FieldFrame id="select" label="Sport">
              <SelectBox id="select" placeholder="All sports" options={CHOICES} />
            </FieldFrame>
          </State>
          <State name="long choice">
            <FieldFrame id="select-long" label="Sport">
              <SelectBox id="select-long" defaultValue="climbing" options={CHOICES} />
            </FieldFrame>
          </State>
          <State name="focus" as="focus">
            <FieldFrame id="select-focus" label="Sport">
              <SelectBox id="select-focus" options={CHOICES} />
            </FieldFrame>
          </State>
          <State name="invalid">
            <FieldFrame
              id="select-invalid"
              label="Sport"
              errors={["Choose a sport"]}
              errorId="select-invalid-error"
            >
              <SelectBox
                id="select-invalid"
                placeholder="Select a sport"
                aria-invalid="true"
                aria-describedby="select-invalid-error"
                options={CHOICES}
              />
            </FieldFrame>
          </State>
          <State name="disabled">
            <FieldFrame id="select-disabled" label="Sport">
              <SelectBox id="select-disabled" options={CHOICES} disabled />
            </FieldFrame>
          </State>
        </States>
      </Part>
      <Part name="Checkbox" wide>
        <States>
          <State name="not chosen">
            <CheckBox label="Verified only" />
          </State>
          <State name="chosen">
            <CheckBox
              id="verified-only"
              label="Verified only"
              defaultChecked
              hint="Their figures were checked."
            />
          </State>
          <State name="focus" as="focus">
            <CheckBox label="Verified only" />
          </State>
          <State name="invalid">
            <CheckBox label="I agree to the terms" aria-invalid="true" />
          </State>
          <State name="disabled">
            <CheckBox label="Verified only" disabled defaultChecked />
          </State>
        </States>
      </Part>
      <Part name="Radio cards" wide>
        <States>
          <State name="one chosen">
            <Cards id="cards" defaultValue="hour" />
          </State>
          <State name="hover" as="hover">
            <Cards id="cards-hover" />
          </State>
          <State name="focus" as="focus">
            <Cards id="cards-focus" defaultValue="day" />
          </State>
          <State name="invalid">
            <Cards id="cards-invalid" errors={["Choose one"]} />
          </State>
        </States>
      </Part>
      <Part name="Range" wide>
        <States>
          <State name="as it is">
            <Range id="range" name="a" label="Min followers" max={1_000_000} step={10_000} />
          </State>
          <State name="at the end">
            <Range
              id="range-end"
              name="b"
              label="Max followers"
              max={1_000_000}
              step={10_000}
              defaultValue={1_000_000}
              empty={1_000_000}
            />
          </State>
          <State name="focus" as="focus">
            <Range
              id="range-focus"
              name="c"
              label="Min engagement"
              unit="%"
              max={20}
              step={0.5}
              defaultValue={4.5}
            />
          </State>
          <State name="invalid">
            <Range
              id="range-invalid"
              name="d"
              label="Min score"
              max={100}
              defaultValue={60}
              error="Between 0 and 100"
            />
          </State>
          <State name="disabled">
            <Range id="range-disabled" name="e" label="Min score" max={100} disabled />
          </State>
        </States>
      </Part>
      <Part name="List" wide>
        <Lists />
      </Part>
    </Section>
  );
}

const Cards = (props: { id: string; defaultValue?: string; errors?: string[] }) => (
  <RadioCards
    {...props}
    name={props.id}
    legend="Tell me"
    options={[
      { value: "hour", label: "At once", hint: "A mail for each answer." },
      { value: "day", label: "Once a day", hint: "One mail at eight, if there is news." },
      { value: "never", label: "Never", disabled: true },
    ]}
  />
);

const Lists = () => (
  <form method="get" action="#fields">
    <ListInput
      field={{ id: "list", errors: undefined, errorId: "list-error", descriptionId: "list-hint" }}
      rule={THEME_RULE}
      label="Content themes"
      hint="Enter adds one."
      addLabel="Add theme"
      maxLength={60}
      entries={THEMES}
    />
  </form>
);
