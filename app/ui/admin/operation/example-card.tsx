import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DeskCard } from "../desk-page.tsx";

interface ExampleCardProps {
  token: string;
  isShown: boolean;
  ends: string;
}

/** For an order that its owner allows the site to show. */
export function ExampleCard({ token, isShown, ends }: ExampleCardProps) {
  return (
    <DeskCard title="Example" className="lg:col-span-2">
      <p className="text-sm">
        The owner allows the site to show{" "}
        <a href={href("/share/:token", { token })} className="text-moss underline">
          what this share link shows
        </a>
        , until {ends} or until they withdraw it.{" "}
        {isShown ? "It is on the home page now." : "On the home page it takes the place of any other."}
      </p>
      <Form method="post">
        <Button name="intent" value={isShown ? "stop-example" : "show-example"} variant="secondary">
          {isShown ? "Stop showing" : "Show as example"}
        </Button>
      </Form>
    </DeskCard>
  );
}
