import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface CompareFormProps {
  /** The design in the frame, by its name in addresses and in words. */
  design: string;
  title: string;
  others: readonly { name: string; title: string }[];
  /** The one offered first. */
  first: string;
}

export function CompareForm({ design, title, others, first }: CompareFormProps) {
  return (
    <Form method="get" action="#design" preventScrollReset className="flex flex-wrap items-end gap-4">
      <input type="hidden" name="design" value={design} />
      <label className="grid gap-2 font-medium">
        {`${title} beside`}
        <select name="with" defaultValue={first} className="field-control">
          {others.map((other) => (
            <option key={other.name} value={other.name}>
              {other.title}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary">Show both</Button>
    </Form>
  );
}
