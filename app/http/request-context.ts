import { createContext } from "react-router";

export interface RequestContext {
  /** Random per response; the only inline scripts that run carry it. */
  nonce: string;
}

export const requestContext = createContext<RequestContext>();
