/** What a text is called in an address or a file name: "Léa Garnier" is 'lea-garnier'. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");
