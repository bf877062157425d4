/** What an owner does with a finished order: lengths, lists, pictures, and follow-ups. */
export async function walkResults(people, order) {
  const { journal, owner, other } = people;
  journal.begin("results");
  await owner.open(`/results/${order}`);
  await walkScale(owner, other, order);
  await walkPictures(people, order);
  await walkFollowUps(owner, other, order);
}

async function walkScale(owner, other, order) {
  const page = `/results/${order}`;
  for (const values of [{ length: "about nine" }, { length: "" }, { length: "9000" }, { length: "30", unit: "ft" }]) {
    await owner.submit(values, undefined);
  }
  await walkPapers(owner, order);
  await other.post(page, { intent: "known-length", what: "to-the-back", length: "20", unit: "m" });
  await owner.post(page, { intent: "known-length", what: "none", length: "20", unit: "m" });
  await owner.post(page, { intent: "none" });
  await other.post(page, { intent: "forget-length" });
  await owner.open(page);
  await owner.submit({ intent: "forget-length" });
}

async function walkPapers(owner, order) {
  for (const name of ["plan.svg", "plan.svg?lettering=large", "list.csv"]) {
    await owner.ask(`/api/designs/${order}/images/1/${name}`);
  }
  await owner.look(`/designs/${order}/brief/1`);
}

/** The stored files, in every format they are sent in, to visitors with and without access. */
async function walkPictures({ owner, other, stranger }, order) {
  await owner.open(`/results/${order}`);
  const files = [...new Set(owner.html.match(/\/api\/uploads\/\w+\.jpg/g))];
  for (const file of files) {
    for (const query of ["", "?w=480", "?w=1", "?w=99999", "?w=x", "?download=1", "?download=x"]) {
      await owner.ask(`${file}${query}`);
    }
    await owner.ask(`${file}?w=480`, { headers: { Accept: "image/avif,image/*" } });
    await owner.ask(file, { method: "HEAD" });
    await owner.ask(`${file}?w=480&expires=1&signature=x`);
    for (const visitor of [other, stranger]) await visitor.ask(file);
  }
}

async function walkFollowUps(owner, other, order) {
  const page = `/results/${order}`;
  const [imageId] = owner.valuesOf("imageId");
  await owner.open(page);
  for (const change of ["  ab ", "x".repeat(400)]) await owner.submit({ intent: "change", change });
  for (const wrong of ["none", "0", "999999"]) await owner.post(page, { intent: "not-my-yard", imageId: wrong });
  await other.post(page, { intent: "not-my-yard", imageId });
  await owner.open(page);
  await owner.submit({ intent: "change", change: "make the patio brick" });
  await owner.post(page, { intent: "change", imageId, change: "make the patio gravel" });
  await owner.post(page, { intent: "not-my-yard", imageId });
  await owner.post(page, { intent: "not-my-yard", imageId });
}

/** Every letter of the site, as HTML and as plain text; its pictures are shown to anyone with their links. */
export async function walkLetters({ journal, stranger }, chapter) {
  journal.begin(chapter);
  await stranger.open("/demo/mail");
  const letters = [...stranger.links(/^\/demo\/mail\/[^?]+$/)].sort();
  for (const letter of letters) {
    await stranger.open(letter);
    const pictures = stranger.html.match(/\/api\/uploads\/[^"]+signature=[\w-]+/g) ?? [];
    for (const picture of new Set(pictures)) await stranger.ask(picture.replaceAll("&amp;", "&"));
    await stranger.ask(`${letter}?as=text`);
    await stranger.open("/demo/mail");
  }
}
