import { href } from "react-router";
import { searchCharactersAtMost } from "#app/domain/blog/search/search-words.ts";
import { Button } from "../button.tsx";

export function BlogSearch({ search = "" }: { search?: string }) {
  return (
    <search aria-label="Articles" className="block w-full sm:w-80">
      <form action={href("/blog")} className="flex gap-2">
        <input
          type="search"
          name="q"
          dir="auto"
          defaultValue={search}
          maxLength={searchCharactersAtMost}
          placeholder="Search articles"
          aria-label="Search articles"
          className="field-control min-w-0 flex-1"
        />
        <Button variant="secondary">Search</Button>
      </form>
    </search>
  );
}

export function searchAddress(search: string, page: number): string {
  const query = new URLSearchParams({ q: search, ...(page > 1 && { page: String(page) }) });
  return `${href("/blog")}?${query}`;
}
