import {
  type DesignRequestInput,
  type SubmittedDesignRequest,
  submitDesignRequest,
} from "./submit-design-request.server.ts";
import { hearWish } from "./wish/hear-wish.server.ts";

/** Interprets the wish, with a text model if there is one, and submits the request. */
export async function orderDesign(input: Omit<DesignRequestInput, "heardWish">): Promise<SubmittedDesignRequest> {
  return submitDesignRequest({ ...input, heardWish: await hearWish(input.prompt) });
}
