/**
 * Raised when the same input gives a different picture. Its own file, so that importing it does not load the designer.
 */
export const designerVersion = "39";
