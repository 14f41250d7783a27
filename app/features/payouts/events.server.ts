import type { EventListener } from "~/platform/stripe-webhook";
import { PAYOUT_CHECK } from "./check.server";

/** Events of connected accounts that may change what one can do. */
const ABOUT_ACCOUNTS = /^(account\..+|capability\.updated)$/;

export const askAboutPayouts: EventListener = ({ id, type, account }) =>
  account && ABOUT_ACCOUNTS.test(type)
    ? { kind: PAYOUT_CHECK, payload: { accountId: account, asked: id } }
    : null;
