import { createContext } from "react-router";

/** What the front door tells the pages about one request. */
export interface RequestContext {
  /** Random per response; the only inline scripts that run carry it. */
  nonce: string;
}

export const requestContext = createContext<RequestContext>();
