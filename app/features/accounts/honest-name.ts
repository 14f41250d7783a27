import { product } from "~/product";

const PRODUCT = product.name.toLowerCase();

/** Signs by which a name could pass for a badge. */
const MARKS = /[✓✔☑✅🗸]/u;

/** Letters of scripts that look alike, in one word: 'аdmin' with a Cyrillic а. */
const MIXED = /(?=\S*\p{Script=Latin})\S*[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a name of a person or a company passes for nobody else: not for our team, a verified account or another name. */
export const isHonestName = (name: string): boolean => {
  const plain = name.normalize("NFKC");
  return !plain.toLowerCase().includes(PRODUCT) && !MARKS.test(plain) && !MIXED.test(plain);
};

export const HONEST_NAME = `A name can't have “${product.name}”, a tick or letters of mixed alphabets in it`;
