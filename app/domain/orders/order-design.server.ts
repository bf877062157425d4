import {
  type DesignRequestInput,
  type SubmittedDesignRequest,
  submitDesignRequest,
} from "./submit-design-request.server.ts";
import { interpretWish } from "./wish/interpret-wish.server.ts";

/** Interprets the wish, with a text model if there is one, and submits the request. */
export async function orderDesign(input: Omit<DesignRequestInput, "interpretedWish">): Promise<SubmittedDesignRequest> {
  return submitDesignRequest({ ...input, interpretedWish: await interpretWish(input.prompt) });
}
