import { POST_ADDRESSES } from "~/features/profiles/channels/post-rules";
import { detectPlatform, parsePostId } from "~/features/profiles/channels/providers/post-address";
import { FieldError } from "~/platform/forms";
import type { Platform } from "~db/constants";

/**
 * Checks that an address is of a post, on the platform that a content item is for.
 * @param platform where the content item was to be posted; null: anywhere
 * @returns the platform; null where it is none that we know
 * @throws FieldError
 */
export function requirePostAddress(platform: Platform | null, address: string): Platform | null {
  const postPlatform = platform ?? detectPlatform(address);
  if (postPlatform && parsePostId(postPlatform, address) === null)
    throw new FieldError({
      postUrl: [`Enter the address of ${POST_ADDRESSES[postPlatform].example}.`],
    });
  return postPlatform;
}

/** The same for all ways to write the address of one post. */
export function postAddressKey(address: string): string {
  const platform = detectPlatform(address);
  const id = platform && parsePostId(platform, address);
  if (id) return `${platform}:${id}`;
  const { host, pathname, search } = new URL(address);
  return `${host}${pathname.replace(/\/+$/, "")}${search}`;
}

/** @param title the content item that this post is of */
export const isOfAnotherContentItem = (title: string | null) =>
  new FieldError({
    postUrl: [
      `${title ? `You've marked this post for “${title}”` : "You've marked this post for another piece"} already. Each piece needs a post of its own, or its figures would count twice.`,
    ],
  });
