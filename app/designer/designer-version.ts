/**
 * Changes whenever the same input gives a different picture. In its own file so that importing it does not load the
 * designer.
 */
export const designerVersion = "35";
