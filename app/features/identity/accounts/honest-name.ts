import { product } from "~/product";

const PRODUCT = product.name.toLowerCase();

/** Beside our name, these make it our team's. Alone it is a first name. */
const TEAM = /\b(team|support|staff|admin|official|help|security|verif\w*|payments?|billing)\b/i;

/** Signs by which a name could pass for a badge. */
const MARKS = /[✓✔☑✅🗸]/u;

/** Letters of scripts that look alike, in one word: 'аdmin' with a Cyrillic а. */
const MIXED = /(?=\S*\p{Script=Latin})\S*\p{Script=Cyrillic}/u;

/** Whether a name of a person or a company passes for nobody else: not for our team, a verified account or another name. */
export const isHonestName = (name: string): boolean => {
  const plain = name.normalize("NFKC").toLowerCase();
  const isOurs = plain === PRODUCT || (plain.includes(PRODUCT) && TEAM.test(plain));
  return !isOurs && !MARKS.test(plain) && !MIXED.test(plain);
};

export const HONEST_NAME = `A name can't pass for the ${product.name} team, or have a tick or letters of mixed alphabets in it`;
