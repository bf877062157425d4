/** The intents of its form, which is posted to the page that shows it. */
export const itIsMyYard = "it-is-my-yard";
export const anotherPhoto = "another-photo";
