import { createContext } from "react-router";

/** Passed from the front door to the pages. */
export interface RequestContext {
  /** Random per response; the only inline scripts that run carry it. */
  nonce: string;
}

export const requestContext = createContext<RequestContext>();
