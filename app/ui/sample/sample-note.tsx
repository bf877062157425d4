import { Link, useSearchParams } from "react-router";

/** What one is looking at, and in which unit its plans are told. */
export function SampleNote({ unit }: { unit: "m" | "ft" }) {
  const [query] = useSearchParams();
  const inUnit = (wanted: string) => {
    const next = new URLSearchParams(query);
    next.set("unit", wanted);
    return `?${next}#about`;
  };
  return (
    <>
      <p>
        This is what a finished Standard order looks like. The yard is ours, and our designer drew it as it draws for
        customers; no picture was retouched. On your own page you can also ask for one change and one redo of each
        picture, and share it.
      </p>
      <p className="mt-2">
        Plans and lists in{" "}
        {unit === "m" ? (
          <strong>metres</strong>
        ) : (
          <Link to={inUnit("m")} className={link}>
            metres
          </Link>
        )}{" "}
        or{" "}
        {unit === "ft" ? (
          <strong>feet</strong>
        ) : (
          <Link to={inUnit("ft")} className={link}>
            feet
          </Link>
        )}
        .
      </p>
    </>
  );
}

const link = "text-moss underline underline-offset-4";
