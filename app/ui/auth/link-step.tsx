import { Form, href } from "react-router";
import { Button, ButtonLink, largeButton } from "../button.tsx";
import { LoginFrame } from "./login-frame.tsx";

interface LinkStepProps {
  token: string;
  state: "open" | "other-browser" | "expired";
}

/** A page with a button: mail programs that open links to check them must not use them up. */
export function LinkStep({ token, state }: LinkStepProps) {
  if (state === "open") {
    return (
      <LoginFrame title="Log in" intro="You are one step away.">
        <Form method="post" action={href("/login/email")} className="mt-8">
          <input type="hidden" name="link" value={token} />
          <Button name="intent" value="link" className={largeButton}>
            Log in
          </Button>
        </Form>
      </LoginFrame>
    );
  }
  const isElsewhere = state === "other-browser";
  return (
    <LoginFrame
      title={isElsewhere ? "Asked for elsewhere" : "This link is used up"}
      intro={
        isElsewhere
          ? "You asked for this e-mail in another browser or on another device, and only there can its link log you in. Type the six digits from the e-mail there, or start again here."
          : "It worked once, or its time is over. Another one is a minute away."
      }
    >
      <p className="mt-8">
        <ButtonLink to={`${href("/login/email")}?again`} className={largeButton}>
          {isElsewhere ? "Start again here" : "Send another e-mail"}
        </ButtonLink>
      </p>
    </LoginFrame>
  );
}
