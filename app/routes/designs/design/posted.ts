/** What was posted about one's own order. */
export interface Posted {
  request: Request;
  owned: { requestId: string; userId: number };
  form: FormData;
}
