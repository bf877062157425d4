/** A form posted about the user's own order. */
export interface Posted {
  request: Request;
  owned: { requestId: string; userId: number };
  form: FormData;
}
