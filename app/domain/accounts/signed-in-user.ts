/** The person behind a session, as pages and API answers may show them. */
export interface SignedInUser {
  id: number;
  /** As the identity provider told it. For contact and display; never a key to anything. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** An https address, or nothing. */
  profileImageUrl: string | null;
}
