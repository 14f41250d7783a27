import type { Role, UserType } from "~db/constants";
import type { brandMembers, brandProfiles, credentials, profiles, userRoles } from "~db/schema";
import type { Athlete } from "./athletes";
import { BRANDS, type BrandKey } from "./brands";
import type { SeededRandom } from "./random";

/** The accounts a visitor of the demo signs in with. */
export const DEMO = {
  brand: "brand@laurel.test",
  athlete: "athlete@laurel.test",
  admin: "admin@laurel.test",
  moderator: "moderator@laurel.test",
} as const;

const STAFF: { email: string; name: string; role: Role }[] = [
  { email: DEMO.admin, name: "Alex Winter", role: "admin" },
  { email: DEMO.moderator, name: "Mo Adeyemi", role: "moderator" },
];

export interface People {
  profiles: (typeof profiles.$inferInsert)[];
  credentials: (typeof credentials.$inferInsert)[];
  userRoles: (typeof userRoles.$inferInsert)[];
  brandProfiles: (typeof brandProfiles.$inferInsert)[];
  brandMembers: (typeof brandMembers.$inferInsert)[];
  brandIds: Record<BrandKey, string>;
  /** The persons who own the brands. */
  ownerIds: Record<BrandKey, string>;
  moderatorId: string;
}

/** The person who owns a brand. */
export const ownerIn = ({ brandMembers: members }: Pick<People, "brandMembers">, brandId: string) =>
  members.find((one) => one.brandId === brandId && one.role === "owner")?.personId ?? "";

/** Everybody's account. All have the demo password: hashed once, shared by every row. */
export function makePeople(
  random: SeededRandom,
  athletes: Athlete[],
  passwordHash: string,
): People {
  const people: People = {
    profiles: [],
    credentials: [],
    userRoles: [],
    brandProfiles: [],
    brandMembers: [],
    brandIds: {} as Record<BrandKey, string>,
    ownerIds: {} as Record<BrandKey, string>,
    moderatorId: "",
  };
  const join = (id: string, userType: UserType, email: string, fullName: string, at: number) => {
    people.profiles.push({
      id,
      email,
      userType,
      fullName,
      emailConfirmedAt: at,
      welcomedAt: at,
      createdAt: at,
    });
    people.credentials.push({ userId: id, passwordHash, passwordChangedAt: at });
  };

  BRANDS.forEach(({ key, person, ...company }, i) => {
    const joined = random.ago(260 + i * 5);
    const [userId, brandId] = [random.idAt(joined), random.idAt(joined)];
    people.brandIds[key] = brandId;
    people.ownerIds[key] = userId;
    join(userId, "brand", i === 0 ? DEMO.brand : `${key}@laurel.test`, person, joined);
    people.brandProfiles.push({
      id: brandId,
      ...company,
      targetSports: [...company.targetSports],
    });
    people.brandMembers.push({ brandId, personId: userId, role: "owner" });
  });
  athletes.forEach(({ name, joined, profile, channels }, i) => {
    const email = i === 0 ? DEMO.athlete : `${channels[0]?.handle}@laurel.test`;
    join(profile.userId, "athlete", email, name, joined);
  });
  for (const { email, name, role } of STAFF) {
    const joined = random.ago(300);
    const userId = random.idAt(joined);
    if (role === "moderator") people.moderatorId = userId;
    join(userId, "staff", email, name, joined);
    people.userRoles.push({ id: random.idAt(joined), userId, role, createdAt: joined });
  }
  return people;
}
