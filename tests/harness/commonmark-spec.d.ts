/** The specification's own package has no types. */
declare module "commonmark-spec" {
  const specification: { tests: { markdown: string; html: string; section: string; number: number }[] };
  export default specification;
}
