import {
  type DesignRequestInput,
  type SubmittedDesignRequest,
  submitDesignRequest,
} from "./submit-design-request.server.ts";
import { hearWish } from "./wish/hear-wish.server.ts";

/** Has the wish read, by a text model where there is one, and orders the design of what was read. */
export async function orderDesign(input: Omit<DesignRequestInput, "heardWish">): Promise<SubmittedDesignRequest> {
  return submitDesignRequest({ ...input, heardWish: await hearWish(input.prompt) });
}
