import { button, escaped, page } from "../stripe/html";
import { type App, NOTE } from "./consent";
import { DAY, type Failure, HOUR, type Person, type Post, type World } from "./world";

const KINDS: readonly Failure["kind"][] = ["error", "limited", "slow", "garbage", "huge"];

/**
 * What the providers have not: people who do as they are told. Each takes a form:
 * - `/_social/person` person, and any of handle, followers, followersHidden, private, professional, closed (yes or no)
 * - `/_social/expire` person: access tokens end now. `/_social/end` person: the person removes us. `/_social/unscope` person, scope
 * - `/_social/post` person, and any of id (else a new one), caption, likes, comments, shares, views, reach, and, yes or no, likesHidden,
 *   private, grows (by the clock, to the counts given)
 * - `/_social/unpost` person, id (all without one)
 * - `/_social/fail` platform, kind (error, limited, slow, garbage, huge), times, minutes
 * - `/_social/quota` youtubeUnitsADay, tiktokRequestsAMinute
 * - `/_social/clock` hours
 * - `/_social/token` person: a long-lived Instagram token, as the App Dashboard makes them
 */
export function serveControls(app: App, world: World): void {
  const { state } = world;
  const controls: Record<string, (fields: Fields) => object | undefined> = {
    person: (fields) => {
      const person = world.person(fields.need("person"));
      Object.assign(
        person,
        fields.texts("handle"),
        fields.numbers("followers"),
        fields.flags("followersHidden", "private", "professional", "closed"),
      );
      return person;
    },
    expire: (fields) => {
      const ofPerson = new Set(world.grantsOf(fields.need("person")));
      for (const token of Object.values(state.tokens)) {
        const grant = state.grants[token.grant];
        if (grant && ofPerson.has(grant) && token.kind === "access") token.endsAt = world.now();
      }
      return {};
    },
    end: (fields) => {
      for (const grant of world.grantsOf(fields.need("person"))) grant.ended = true;
      return {};
    },
    unscope: (fields) => {
      for (const grant of world.grantsOf(fields.need("person")))
        grant.scopes = grant.scopes.filter((scope) => scope !== fields.need("scope"));
      return {};
    },
    post: (fields) => {
      const person = world.person(fields.need("person"));
      const id = fields.get("id") ?? `${person.id}-post-${person.posts.length + 1}`;
      let post = person.posts.find((one) => one.id === id);
      if (!post) {
        const none = {
          ...{ likes: 0, comments: 0, shares: 0, views: 0, reach: 0 },
          ...{ likesHidden: false, private: false, grows: false },
        };
        post = { id, caption: "", postedAt: world.now(), ...none };
        person.posts.unshift(post);
      }
      return Object.assign(
        post,
        fields.texts("caption"),
        fields.numbers("likes", "comments", "shares", "views", "reach"),
        fields.flags("likesHidden", "private", "grows"),
      );
    },
    unpost: (fields) => {
      const person = world.person(fields.need("person"));
      const id = fields.get("id");
      person.posts = id ? person.posts.filter((post) => post.id !== id) : [];
      return {};
    },
    fail: (fields) => {
      const kind = KINDS.find((one) => one === fields.need("kind"));
      const person = state.people.find(({ platform }) => platform === fields.need("platform"));
      if (!kind || !person) throw new Error("No such failure");
      const { times = 1, minutes = 30 } = fields.numbers("times", "minutes");
      state.failures.push({ platform: person.platform, kind, times, minutes });
      return {};
    },
    quota: (fields) =>
      Object.assign(state.quota, fields.numbers("youtubeUnitsADay", "tiktokRequestsAMinute")),
    clock: (fields) => {
      state.ahead += (fields.numbers("hours").hours ?? 24) * HOUR;
      return { now: world.now() };
    },
    token: (fields) => {
      const scopes = ["instagram_business_basic", "instagram_business_manage_insights"];
      const grant = world.grant(fields.need("person"), scopes);
      return { token: world.issue("access", grant, 60 * DAY) };
    },
  };
  for (const [name, control] of Object.entries(controls))
    app.post(`/_social/${name}`, async (c) => {
      const said = control(new Fields(await c.req.text()));
      if (!c.req.header("Accept")?.includes("text/html")) return c.json(said);
      return "token" in (said ?? {}) ? c.json(said) : c.redirect("/_social", 303);
    });
  app.get("/", (c) => c.redirect("/_social", 302));
  app.get("/_social", (c) => c.html(controlPage(world)));
}

class Fields extends URLSearchParams {
  need(name: string): string {
    const value = this.get(name);
    if (value === null) throw new Error(`Say the ${name}`);
    return value;
  }

  #some<T>(names: string[], read: (value: string) => T): Record<string, T> {
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = this.get(name);
        return value ? [[name, read(value)]] : [];
      }),
    );
  }

  texts = (...names: string[]) => this.#some(names, (value) => value);
  numbers = (...names: string[]) => this.#some(names, Number);
  flags = (...names: string[]) => this.#some(names, (value) => value === "yes");
}

function controlPage({ now, state }: World): string {
  const form = (name: string, fields: string, label: string) =>
    `<form method="post" action="/_social/${name}">${fields}${button(name, label)}</form>`;
  const field = (name: string, label: string, value = "") =>
    `<label>${label} <input name="${name}" value="${escaped(value)}" size="14"></label>`;
  const choice = (name: string, label: string, options: readonly string[]) =>
    `<label>${label} <select name="${name}">${options.map((one) => `<option>${one}</option>`).join("")}</select></label>`;
  const flag = (name: string, label: string, on: boolean) =>
    choice(name, label, on ? ["yes", "no"] : ["no", "yes"]);

  const postForms = (person: string, post: Post) => {
    const id = `${person}<input type="hidden" name="id" value="${escaped(post.id)}">`;
    const change = [
      field("caption", "Caption", post.caption),
      field("views", "Views", String(post.views)),
      flag("grows", "Grows", post.grows),
      flag("private", "Private", post.private),
    ];
    return `<code>${escaped(post.id)}</code>${form("post", id + change.join(""), "Change")}${form("unpost", id, "Delete")}`;
  };
  const personForms = (person: Person) => {
    const id = `<input type="hidden" name="person" value="${person.id}">`;
    const state = [
      field("handle", "Handle", person.handle),
      field("followers", "Followers", String(person.followers)),
      flag("followersHidden", "Followers hidden", person.followersHidden),
      flag("private", "Private", person.private),
      flag("professional", "Professional", person.professional),
      flag("closed", "Account deleted", person.closed),
    ];
    return `<details><summary>${person.platform}: ${escaped(person.handle)}, ${person.followers} followers, ${person.posts.length} posts</summary>
      ${form("person", id + state.join(""), "Change")}
      ${form("expire", id, "End the access tokens")}
      ${form("end", id, "Remove Laurel from the account")}
      ${form("unscope", id + field("scope", "Scope"), "Withdraw a scope")}
      ${form("post", id + field("caption", "Caption") + field("likes", "Likes") + field("views", "Views"), "Post")}
      ${form("unpost", id, "Delete all posts")}
      <ul>${person.posts.map((post) => `<li>${postForms(id, post)}</li>`).join("")}</ul>
      ${person.platform === "instagram" ? form("token", id, "Make an access token") : ""}</details>`;
  };
  const failures = state.failures.map(
    ({ platform, kind, times }) => `<li>${platform}: ${kind}, ${times} more</li>`,
  );
  return page(
    "Social providers",
    `<p>It is ${new Date(now() * 1000).toUTCString()} here.</p>
     ${form("clock", field("hours", "Hours", "24"), "Put the clock forward")}
     <h2>Next requests</h2>
     ${form("fail", choice("platform", "Provider", ["instagram", "youtube", "tiktok"]) + choice("kind", "Come to", KINDS) + field("times", "Requests", "1"), "Fail")}
     <ul>${failures.join("")}</ul>
     <h2>People</h2>${state.people.map(personForms).join("")}
     <p><a href="/_emulate">Everything there is</a></p>`,
    NOTE,
  );
}
