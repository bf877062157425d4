/** The page of the operator's that a row's form stood on: back there after its action. */
export function pageAskedFrom(form: FormData, usual: string): string {
  const from = String(form.get("from") ?? "");
  return /^\/admin\/operation\/(jobs|orders\/\d+)$/.test(from) ? from : usual;
}
