import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";

/** Chooses what a contract begins with. Nothing without templates. */
export function ChooseTemplate({
  templates,
  chosen,
}: {
  templates: { id: string; name: string }[];
  chosen: string | null;
}) {
  if (templates.length === 0) return null;
  return (
    <Card className="mb-4 max-w-text">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <FieldFrame id="template" label="Start from" className="min-w-0 flex-1 basis-56">
          <SelectBox
            key={chosen}
            id="template"
            name="template"
            defaultValue={chosen ?? ""}
            placeholder="Usual terms"
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FieldFrame>
        <Button variant="plain">Use these terms</Button>
      </Form>
      <p className="mt-3 text-sm">
        <TextLink to={paths.brand.contractTemplates}>Your templates</TextLink>
      </p>
    </Card>
  );
}
