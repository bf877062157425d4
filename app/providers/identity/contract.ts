/** Who somebody is, as their identity provider vouches for it. Texts are trimmed, bounded and free of control characters. */
export interface ProvenIdentity {
  issuer: string;
  /** Unique and stable within the issuer; the pair is the key of an account. */
  subject: string;
  /** Lower case. */
  email: string;
  /** Whether the provider says that this person really reads that mailbox. Silence means no. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** https only. */
  profileImageUrl: string | null;
}

/** An outside service that people sign in with. */
export interface IdentityProvider {
  /** As in "Log in with {name}". */
  name: string;
  /**
   * Begins a login.
   * @param cookieHeader the request's, to tidy up after logins that were begun and never finished
   * @throws IdentityProviderError
   */
  startLogin(cookieHeader: string | null): Promise<StartedLogin>;
  /**
   * Ends it, when the browser comes back.
   * @param query of the callback address
   * @throws IdentityProviderError
   */
  finishLogin(query: URLSearchParams, cookieHeader: string | null): Promise<ProvenIdentity>;
  /** Set-Cookie values that remove what `startLogin` left in the browser. */
  forgetLogins(cookieHeader: string | null): string[];
}

export interface StartedLogin {
  /** Where the browser goes next: the provider's own page. */
  url: string;
  setCookies: string[];
}

/**
 * unreachable: down or slow, try again. expired: took too long, used twice, or cookies are off. mismatch: the answer
 * does not belong to this browser's attempt. denied: the person said no. refused: the provider or its answer is not as
 * it should be, the operator must look. no-email: the account there has no address.
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
