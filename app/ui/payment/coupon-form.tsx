import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Fold } from "../fold.tsx";
import { inputProps } from "../form/field-props.ts";
import { usePageForm } from "../form/use-page-form.ts";

export const couponFormId = "coupon";
export const couponIntent = "coupon";
export const removeCouponIntent = "remove-coupon";
export const freeIntent = "free";

/** Plain posts: the server alone knows what a code is worth. */
export function CouponForm({ couponCode }: { couponCode: string | undefined }) {
  const [form, fields] = usePageForm<{ code: string }>({ id: couponFormId });
  if (couponCode)
    return (
      <Form method="post" reloadDocument className="mt-2">
        <Button name="intent" value={removeCouponIntent} variant="quiet">
          Remove coupon
        </Button>
      </Form>
    );
  return (
    <Fold title="Have a coupon?" about="for this order" className="mt-2" open={fields.code.errors !== undefined}>
      <Form {...getFormProps(form)} method="post" reloadDocument className="grid gap-3">
        <TextField
          {...inputProps(fields.code)}
          label="Code"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button name="intent" value={couponIntent} variant="secondary" className="justify-self-start">
          Apply
        </Button>
      </Form>
    </Fold>
  );
}

/** In the place of the card form. */
export function FreeOrder() {
  return (
    <Form method="post" reloadDocument>
      <p className="mb-4">Your coupon covers the price: no card is needed.</p>
      <Button name="intent" value={freeIntent} className="w-full">
        Make my designs
      </Button>
    </Form>
  );
}
