/**
 * Every address of the product. Nothing else spells one: `routes.ts` takes its patterns from here, and links, forms,
 * redirects and mails take their addresses. Parameters are ids, which need no encoding; queries are added by `withQuery`.
 */
export const paths = {
  home: "/",
  features: "/features",
  pricing: "/pricing",
  partnerships: "/partnerships",
  successStories: "/success-stories",
  demo: { athlete: "/demo/athlete", brand: "/demo/brand" },
  about: "/about",
  help: "/help",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  dataDeletion: "/data-deletion",
  /** Athletes who made their page public. */
  athletes: "/athletes",
  /** The page of an athlete that needs no account: `publicName` of features/profiles/athletes, or an id, which redirects there. */
  publicAthlete: (athlete: string) => `/athletes/${athlete}`,

  /** The short link of an athlete: leads to the campaign's landing address. */
  go: (code: string) => `/go/${code}`,

  /** What is measured of one's own deals, and how to contest it. */
  trackRecord: "/track-record",
  /** Checks a record, by a code or a file, without an account. */
  verify: "/verify",
  /** The public keys that the record is signed with. */
  recordKeys: "/.well-known/laurel-keys.json",
  recordVerifier: "/.well-known/laurel-verify.mjs",
  recordFormat: "/.well-known/laurel-record-format.txt",

  /** A campaign's report, for people who were sent a link to it. */
  sharedReport: (token: string) => `/reports/${token}`,

  signUp: "/signup",
  signUpAs: { athlete: "/athlete-signup", brand: "/brand-signup" },
  login: "/login",
  /** The second step of signing in: a code. */
  signInCode: "/login/code",
  /** Answers a script with what a passkey shall sign. */
  passkeyOptions: "/login/passkey",
  logout: "/logout",
  /** The way back without the second factor. */
  lostFactor: "/login/lost",
  /** Where the mail about it leads. */
  keepFactor: "/login/keep",
  /** Where the mail about a suspension leads. */
  objection: "/login/objection",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  /** Where the mails about a change of address lead. */
  emailChange: "/email-change",
  /** Where the mail about a sign-in leads those who did not sign in. */
  notMe: "/not-me",

  /** Where a link leads that was mailed to an address at a brand's website. */
  confirmWebsite: "/verification/website",
  /** Hides the offer to get verified on this device. */
  verificationPrompt: "/preferences/verification",

  /** What happened in a campaign, for both sides and staff. */
  record: (campaignId: string) => `/campaigns/${campaignId}/record`,
  recordFile: (campaignId: string) => `/campaigns/${campaignId}/record.json`,

  /** The account's plan. */
  billing: "/billing",
  /** The plan's invoices, and whom they are made out to. */
  invoices: "/billing/invoices",
  /** What an athlete earned, or a brand spent. */
  statement: "/statement",
  statementCsv: "/statement.csv",
  /** Where the checkout leads back to. */
  subscriptionSuccess: "/subscription-success",
  /** Receives Stripe's events. */
  stripeWebhook: "/webhooks/stripe",
  /** Receives reports of sales from a brand's shop. */
  salesReports: (brandId: string) => `/webhooks/sales/${brandId}`,

  /** Redirects to the dashboard of the visitor's kind of account. */
  dashboard: "/dashboard",
  notifications: "/notifications",
  notificationSettings: "/notifications/settings",
  /** Receives the push subscription of a device from a script. */
  pushSubscription: "/notifications/push",
  unsubscribe: "/unsubscribe",
  bell: "/notifications/bell",
  messages: "/messages",
  conversation: (conversationId: string) => `/messages/${conversationId}`,
  /** A warning about one's own messages. */
  warning: (reportId: string) => `/messages/warnings/${reportId}`,
  reportConversation: (conversationId: string) => `/messages/${conversationId}/report`,
  /** Receives a message from a script. */
  conversationSend: (conversationId: string) => `/messages/${conversationId}/send`,
  /** Receives the number up to which a conversation was read. */
  conversationRead: (conversationId: string) => `/messages/${conversationId}/read`,
  /** What both sides have offered in an invitation, for the two of them. */
  offers: (invitationId: string) => `/offers/${invitationId}`,
  /** A deal from the offer to the payment, for its two sides and staff. */
  deal: (dealId: string) => `/deals/${dealId}`,
  contracts: "/contracts",
  contract: (contractId: string) => `/contracts/${contractId}`,
  /** The contract as a PDF, once both have signed. */
  contractFile: (contractId: string) => `/contracts/${contractId}/pdf`,
  /** The authority's time-stamp of that file (RFC 3161). */
  contractTimeStamp: (contractId: string) => `/contracts/${contractId}/time-stamp`,
  /** The newest version as it was hashed. */
  contractData: (contractId: string) => `/contracts/${contractId}/data`,
  signContract: (contractId: string) => `/contracts/${contractId}/sign`,
  changeContract: (contractId: string) => `/contracts/${contractId}/change`,
  /** What signed contracts grant, for each side. */
  rights: "/rights",
  /** Proposes other terms for a contract in force. */
  contractAmend: (contractId: string) => `/contracts/${contractId}/amend`,
  /** Proposes to end a contract in force. */
  contractCancel: (contractId: string) => `/contracts/${contractId}/cancel`,
  /** What the palette searches for, as JSON. */
  find: "/find",
  /** Names of places that begin with what was typed, as JSON. */
  places: "/places",
  /** Receives the click that gives the other side of a pending action more time. */
  extension: (kind: string, subjectId: string) => `/waiting/${kind}/${subjectId}/extension`,
  disputes: "/disputes",
  fileDispute: "/disputes/file",
  dispute: (disputeId: string) => `/disputes/${disputeId}`,
  /** Attaches messages of the two sides' conversation. */
  disputeMessages: (disputeId: string) => `/disputes/${disputeId}/messages`,
  settings: "/settings",
  /** Takes the picture of a form, as do those of logo and cover. */
  photo: "/settings/photo",
  changePassword: "/change-password",
  changeEmail: "/settings/email",
  security: "/security",
  twoFactor: "/security/two-factor",
  addPasskey: "/security/passkey",
  /** The copy of one's data, and the end of the account. */
  dataManagement: "/data-management",
  deleteAccount: "/data-management/delete",
  exportFile: (exportId: string, file: string) => `/data-management/exports/${exportId}/${file}`,
  /** A file of one's own, from the list of the copy. */
  ownFile: (mediaId: string) => `/data-management/files/${mediaId}`,
  /** Where the mail about a deletion leads. */
  keepAccount: "/keep-account",
  /** Ends what staff see as someone else, and says what they are not shown. */
  seeAs: "/see-as",
  /** Asks for the password, or a code, again. */
  confirmIdentity: "/security/confirm",

  athlete: {
    dashboard: "/athlete/dashboard",
    profile: "/athlete/profile",
    portfolio: "/athlete/portfolio",
    welcome: "/athlete/welcome",
    campaigns: "/athlete/campaigns",
    campaign: (campaignId: string) => `/athlete/campaigns/${campaignId}`,
    interest: (campaignId: string) => `/athlete/campaigns/${campaignId}/interest`,
    accept: (campaignId: string) => `/athlete/campaigns/${campaignId}/accept`,
    /** The account that fees are paid out to. */
    payouts: "/athlete/payouts",
    social: "/athlete/social",
    socialReturn: (platform: string) => `/athlete/social/${platform}/return`,
    analytics: "/athlete/analytics",
    analyticsCsv: "/athlete/analytics.csv",
    verification: "/athlete/verification",
    contentList: "/athlete/content",
    newContent: "/athlete/content/new",
    content: (contentId: string) => `/athlete/content/${contentId}`,
    /** The newest posts on the channel of a content item, to choose the one that it became. */
    ownPosts: (contentId: string) => `/athlete/content/${contentId}/posts`,
    contentDraft: (contentId: string) => `/athlete/content/${contentId}/draft`,
    screenshot: (contentId: string, span: string) =>
      `/athlete/content/${contentId}/screenshots/${span}`,
    uploadPart: (uploadId: string, n: number | string) => `/athlete/uploads/${uploadId}/parts/${n}`,
    uploadPoster: (uploadId: string) => `/athlete/uploads/${uploadId}/poster`,
    /** Takes the captions of a clip as a file. */
    captionFile: (contentId: string, fileId: string) =>
      `/athlete/content/${contentId}/files/${fileId}/captions`,
  },

  brand: {
    dashboard: "/brand/dashboard",
    profile: "/brand/profile",
    logo: "/brand/profile/logo",
    verification: "/brand/verification",
    /** Several payments in one charge. */
    pay: "/brand/pay",
    /** One message to several athletes. */
    message: "/brand/message",
    /** Several contracts with one signature. */
    sign: "/brand/sign",
    /** Another fee for several invitations. */
    changeOfferedFees: "/brand/fees",
    discover: "/brand/discover",
    discoverPreferred: "/brand/discover/preferred",
    /** Those who joined lately and match; it takes the filters of Discover. */
    newAthletes: "/brand/discover/new",
    discoverCsv: "/brand/discover.csv",
    resultsCsv: "/brand/insights/results.csv",
    resultsPdf: "/brand/insights/results.pdf",
    shortlist: "/brand/shortlist",
    searches: "/brand/searches",
    compare: "/brand/compare",
    /** Above the pages of athletes; it leads to Discover. */
    athletes: "/brand/athletes",
    athlete: (athleteId: string) => `/brand/athletes/${athleteId}`,
    invite: (athleteId: string) => `/brand/athletes/${athleteId}/invite`,
    welcome: "/brand/welcome",
    campaigns: "/brand/campaigns",
    inviteMany: "/brand/invite",
    interests: "/brand/interests",
    withdraw: (invitationId: string) => `/brand/invitations/${invitationId}/withdraw`,
    newContract: (dealId: string) => `/brand/invitations/${dealId}/contract`,
    contractTemplates: "/brand/contract-templates",
    newCampaign: "/brand/campaigns/new",
    campaign: (campaignId: string) => `/brand/campaigns/${campaignId}`,
    campaignCover: (campaignId: string) => `/brand/campaigns/${campaignId}/cover`,
    editCampaign: (campaignId: string) => `/brand/campaigns/${campaignId}/edit`,
    campaignReport: (campaignId: string) => `/brand/campaigns/${campaignId}/report`,
    campaignReportCsv: (campaignId: string) => `/brand/campaigns/${campaignId}/report.csv`,
    campaignReportPdf: (campaignId: string) => `/brand/campaigns/${campaignId}/report.pdf`,
    campaignGoal: (campaignId: string) => `/brand/campaigns/${campaignId}/goal`,
    /** The links and discount codes of a campaign, and what came of them. */
    links: (campaignId: string) => `/brand/campaigns/${campaignId}/links`,
    linksCsv: (campaignId: string) => `/brand/campaigns/${campaignId}/links.csv`,
    /** Takes a file of sales. */
    sales: "/brand/sales",
    salesWebhook: "/brand/sales/webhook",
    matches: "/brand/matches",
    preferences: "/brand/preferences",
    insights: "/brand/insights",
    reviewQueue: "/brand/content",
    content: (contentId: string) => `/brand/content/${contentId}`,
  },

  admin: {
    dashboard: "/admin",
    /** The roles of staff. */
    setup: "/admin/setup",
    /** Makes the first admin. */
    firstAdmin: "/admin/setup/first",
    users: "/admin/users",
    user: (userId: string) => `/admin/users/${userId}`,
    content: "/admin/content",
    contentItem: (contentId: string) => `/admin/content/${contentId}`,
    report: (reportId: string) => `/admin/content/reports/${reportId}`,
    contracts: "/admin/contracts",
    contract: (contractId: string) => `/admin/contracts/${contractId}`,
    /** Requests to delete data that came by mail. */
    deletions: "/admin/deletions",
    links: "/admin/links",
    /** What people contest in their track record. */
    contests: "/admin/contests",
    verification: "/admin/verification",
    verificationRequest: (requestId: string) => `/admin/verification/${requestId}`,
    disputes: "/admin/disputes",
    dispute: (disputeId: string) => `/admin/disputes/${disputeId}`,
    payments: "/admin/payments",
    payment: (paymentId: string) => `/admin/payments/${paymentId}`,
    security: "/admin/security",
    /** What has not been sent yet. */
    outbox: "/admin/outbox",
    outboxRow: (outboxId: string) => `/admin/outbox/${outboxId}`,
    jobs: "/admin/jobs",
    /** What the security dashboard shows, as a file. */
    securityCsv: "/admin/security.csv",
    polishing: "/admin/polishing",
    /** Takes the polished version of a file with a form. */
    polishedFile: (contentId: string, fileId: string) =>
      `/admin/polishing/${contentId}/files/${fileId}`,
    uploadPart: (uploadId: string, n: number | string) => `/admin/uploads/${uploadId}/parts/${n}`,
    uploadPoster: (uploadId: string) => `/admin/uploads/${uploadId}/poster`,
    /** A file as the athlete sent it, to save. */
    original: (contentId: string, fileId: string) =>
      `/admin/polishing/${contentId}/files/${fileId}/original`,
  },

  /** A stored picture in one of its widths, or a clip. */
  media: (mediaId: string, file: string) => `/media/${mediaId}/${file}`,
  /** The same for everybody, by a name that is not to be guessed. */
  publicMedia: (name: string, file: string) => `/media/public/${name}/${file}`,

  cookieConsent: "/preferences/cookies",
  sidebar: "/preferences/sidebar",
  theme: "/preferences/theme",
  serviceWorker: "/sw.js",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  gallery: "/dev/ui",
  mailPreviews: "/dev/mails",
} as const;

/** The addresses of the files that belong to what has this page. */
export const filesOf = (page: string) => ({
  /** Receives them with a form. */
  form: `${page}/files`,
  file: (mediaId: string, file: string) => `${page}/files/${mediaId}/${file}`,
  /** Receives one in parts, as the next two do. */
  start: `${page}/uploads`,
  step: (uploadId: string) => `${page}/uploads/${uploadId}`,
  part: (uploadId: string, n: number | string) => `${page}/uploads/${uploadId}/parts/${n}`,
});

/** What many addresses start with, for what holds for all of them. No pages of their own. */
export const prefixes = {
  athlete: "/athlete/",
  brand: "/brand/",
  admin: "/admin/",
  preferences: "/preferences/",
} as const;

/** @param query names and values, encoded here */
export const withQuery = (path: string, query: Record<string, string> | string[][]) =>
  `${path}?${new URLSearchParams(query)}`;
