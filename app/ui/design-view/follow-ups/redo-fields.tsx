import { Button } from "#app/ui/button.tsx";

/** Of the form that asks for a picture to be made anew. */
export function RedoFields({ imageId, problem }: { imageId: number; problem: string | undefined }) {
  return (
    <>
      <p className="text-ink-soft text-sm">
        If this picture does not show your house and yard as they are, we make another one: free, once for each picture.
      </p>
      <input type="hidden" name="imageId" value={imageId} />
      {problem ? (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <div>
        <Button variant="secondary">Make another picture</Button>
      </div>
    </>
  );
}
