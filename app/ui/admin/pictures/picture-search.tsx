import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";

export function PictureSearch({ search }: { search: string }) {
  return (
    <Form
      key={search}
      method="get"
      action={href("/admin/pictures")}
      role="search"
      aria-label="Pictures"
      className="mt-6 flex gap-2"
    >
      <input
        type="search"
        name="search"
        defaultValue={search}
        aria-label="Search pictures"
        placeholder="Search what pictures show, or a post's title..."
        className="field-control min-w-0 flex-1"
      />
      <Button variant="secondary">Search</Button>
    </Form>
  );
}
