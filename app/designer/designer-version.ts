/** Changes whenever the same input gives another picture. A file of its own, for those who only name the designer. */
export const designerVersion = "34";
