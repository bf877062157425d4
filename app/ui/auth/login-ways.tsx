import { href } from "react-router";
import { ButtonLink, largeButton } from "../button.tsx";

export interface LoginWay {
  way: string;
  name: string;
  isFirst: boolean;
}

export function LoginWays({ ways }: { ways: readonly LoginWay[] }) {
  return ways.map(({ way, name, isFirst }) => (
    <ButtonLink
      key={way}
      to={isFirst ? href("/api/login") : `${href("/api/login")}?with=${way}`}
      variant={isFirst ? "primary" : "secondary"}
      className={largeButton}
    >
      Log in with {name}
    </ButtonLink>
  ));
}
