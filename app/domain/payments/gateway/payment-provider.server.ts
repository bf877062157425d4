import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { createStripe } from "#app/providers/payments/stripe.server.ts";
import { createTestGateway, type TestGateway } from "#app/providers/payments/test-gateway.server.ts";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret, installationId } from "#app/settings/installation-secret.server.ts";
import { testPaymentStore } from "./test-payment-store.server.ts";

export const testGateway: TestGateway | undefined = env.standIns.payments
  ? createTestGateway({
      store: testPaymentStore,
      secret: deriveSecret("test-gateway-events"),
      publicUrl: env.PUBLIC_URL,
    })
  : undefined;

export const paymentProvider: PaymentProvider = testGateway ?? createConfiguredStripe();

function createConfiguredStripe(): PaymentProvider {
  return createStripe({
    secretKey: env.STRIPE_SECRET_KEY!,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    apiUrl: env.STRIPE_API_URL,
    installation: installationId(),
  });
}
