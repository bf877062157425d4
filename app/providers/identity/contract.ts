/** A person as their identity provider vouches for them. Texts are trimmed, bounded and free of control characters. */
export interface ProvenIdentity {
  issuer: string;
  /** Unique and stable within the issuer; the pair is the key of an account. */
  subject: string;
  email: string;
  /** Whether the provider confirms that this person reads that mailbox; false when it does not say. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** https only. */
  profileImageUrl: string | null;
}

export interface IdentityProvider {
  /** As in "Log in with {name}". */
  name: string;
  /**
   * @param cookieHeader the request's, to remove abandoned logins
   * @throws IdentityProviderError
   */
  startLogin(cookieHeader: string | null): Promise<StartedLogin>;
  /**
   * Handles the callback.
   * @param query of the callback address
   * @throws IdentityProviderError
   */
  finishLogin(query: URLSearchParams, cookieHeader: string | null): Promise<ProvenIdentity>;
  /** Set-Cookie values that remove what `startLogin` left in the browser. */
  forgetLogins(cookieHeader: string | null): string[];
}

export interface StartedLogin {
  /** The provider's page, for a redirect. */
  url: string;
  setCookies: string[];
}

/**
 * unreachable: down or slow, try again. expired: took too long, used twice, or cookies are off. mismatch: the answer does not
 * belong to this browser's attempt. denied: the person declined. refused: the provider or its answer is invalid, the operator
 * must check. no-email: the account there has no address.
 */
export type IdentityFailure = "unreachable" | "expired" | "mismatch" | "denied" | "refused" | "no-email";

export class IdentityProviderError extends Error {
  readonly failure: IdentityFailure;

  constructor(failure: IdentityFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "IdentityProviderError";
    this.failure = failure;
  }
}
