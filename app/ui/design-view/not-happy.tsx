import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

export const notHappyIntent = "not-happy";

/** `until`: the last day, in words. */
export function NotHappy({ until }: { until: string }) {
  return (
    <Form method="post" className="mt-8 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
      <p className="text-ink-soft text-sm">Not happy with your designs? You can have your money back until {until}.</p>
      <Button name="intent" value={notHappyIntent} variant="secondary">
        Give me my money back
      </Button>
    </Form>
  );
}
