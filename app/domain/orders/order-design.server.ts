import {
  type DesignRequestInput,
  type SubmittedDesignRequest,
  submitDesignRequest,
} from "./submit-design-request.server.ts";
import { interpretWish } from "./wish/interpret-wish.server.ts";

/** With a text model's interpretation if there is one. */
export async function orderDesign(input: Omit<DesignRequestInput, "interpretedWish">): Promise<SubmittedDesignRequest> {
  return submitDesignRequest({ ...input, interpretedWish: await interpretWish(input.prompt) });
}
