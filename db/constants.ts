/** Every enumeration that a column stores. Types, zod schemas and check constraints derive from these. */

export const USER_TYPES = ["athlete", "brand", "staff"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ROLES = ["admin", "moderator", "user"] as const;
export type Role = (typeof ROLES)[number];

/** What a person may do for the brand they act for. */
export const BRAND_ROLES = ["owner"] as const;
export type BrandRole = (typeof BRAND_ROLES)[number];

/** A suspended account cannot sign in and is shown to nobody but staff. */
export const ACCOUNT_STATUSES = ["active", "suspended"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The plans that cost something each month; prices and texts are in features/billing/billing/plans.ts. */
export const PAID_PLANS = ["brand_premium", "athlete_premium"] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** `past_due`: a payment has failed, and the plan goes on for the days of grace. */
export const SUBSCRIPTION_STATES = ["free", "active", "past_due"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * What an athlete's account for payouts can do. `started`: set up halfway. `in_review`: the provider checks it. `restricted`: it
 * wants something first. `closed`: for good.
 */
export const PAYOUT_STATES = ["started", "in_review", "ready", "restricted", "closed"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const TOKEN_PURPOSES = ["confirm_email", "reset_password"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/**
 * What the owner of a session has proven. `code_due`: the password alone, of an account with a second factor; such a
 * session opens nothing but the page that asks for the code.
 */
export const SESSION_LEVELS = ["code_due", "password", "two_factor"] as const;
export type SessionLevel = (typeof SESSION_LEVELS)[number];

/** What happened around an account that its owner, or staff, should know of (features/identity/alerts). */
export const SECURITY_EVENTS = [
  "new_device",
  "new_country",
  "many_failures",
  "two_factor_on",
  "two_factor_off",
  "recovery_code_used",
  "passkey_added",
  "passkey_removed",
  "passkey_copied",
  "factor_removal_asked",
  "not_me",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const CAMPAIGN_STATUSES = ["draft", "active", "completed", "cancelled"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** `lapsed`: not answered in time, or before the campaign ended. `withdrawn`: withdrawn by the brand. */
export const INVITATION_STATUSES = [
  "pending",
  "accepted",
  "declined",
  "lapsed",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Why an athlete declined an invitation. */
export const DECLINE_REASONS = ["fee", "dates", "work", "brand", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/**
 * `ended`: by the brand, because a new version was late, or by both sides, who cancelled the contract. `completed` and
 * `cancelled`: together with the campaign.
 */
export const DEAL_STATUSES = ["active", "completed", "ended", "cancelled"] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

export const DELIVERABLE_FORMATS = ["post", "story", "reel", "video", "live", "other"] as const;
export type DeliverableFormat = (typeof DELIVERABLE_FORMATS)[number];

/** `invited`: the brand answered with an invitation. `lapsed`: it did not answer, or the campaign ended. */
export const INTEREST_STATUSES = ["open", "invited", "declined", "withdrawn", "lapsed"] as const;
export type InterestStatus = (typeof INTEREST_STATUSES)[number];

export const CONTENT_STATUSES = [
  "draft",
  "polishing",
  "awaiting_review",
  "approved",
  "rejected",
  "posted",
] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Where a content item is to be posted. */
export const PLATFORMS = ["instagram", "tiktok", "youtube", "x"] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * Who says what we know of an athlete's channel. `typed`: the athlete. `confirmed`: the athlete, who has shown that the channel is
 * theirs. `connected`: the platform itself.
 */
export const CHANNEL_SOURCES = ["typed", "confirmed", "connected"] as const;
export type ChannelSource = (typeof CHANNEL_SOURCES)[number];

/** What is far from usual about a channel: followers that jump without a post, a rate far off the norm. */
export const AUDIENCE_ANOMALIES = ["jump", "rate"] as const;
export type AudienceAnomalyKind = (typeof AUDIENCE_ANOMALIES)[number];

/** How a connection to a platform stands: `working`, or why the platform gave no figures when it was last asked. */
export const CONNECTION_STATES = [
  "working",
  "expired",
  "revoked",
  "scope_missing",
  "private",
  "limited",
  "failing",
  "gone",
  "not_professional",
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Who says what came of a post: the athlete, or the platform itself. */
export const FIGURE_SOURCES = ["typed", "connected"] as const satisfies ChannelSource[];
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/**
 * What a platform says of a post: `unread`: nothing yet, or nobody to ask. `live`: there, with the caption that was approved. `edited`: there,
 * and its caption is no longer the one that we first read.
 */
export const POST_STATES = ["unread", "live", "edited", "private", "gone"] as const;
export type PostState = (typeof POST_STATES)[number];

/** How long after a post its figures are taken. */
export const POST_SPANS = ["1h", "24h", "72h", "7d", "30d"] as const;
export type PostSpan = (typeof POST_SPANS)[number];

/** What a campaign is for: its report measures this first. */
export const CAMPAIGN_GOALS = ["reach", "engagement", "clicks", "sales"] as const;
export type CampaignGoal = (typeof CAMPAIGN_GOALS)[number];

/** What the home page says of this installation. */
export const SITE_FIGURES = ["athletes", "open_campaigns", "fees_paid", "days_to_pay"] as const;
export type SiteFigure = (typeof SITE_FIGURES)[number];

/** How a brand has reported the sales of a discount code. */
export const SALE_SOURCES = ["csv", "webhook"] as const;
export type SaleSource = (typeof SALE_SOURCES)[number];

/** Countries whose rules for ad labels are known (features/content/disclosure). */
export const COUNTRIES = ["GB", "US", "DE", "FR", "ES", "IT", "NL", "IE"] as const;
export type Country = (typeof COUNTRIES)[number];

/** The categories of products that a campaign is for and an athlete can be exclusive in. */
export const PRODUCT_CATEGORIES = [
  "sportswear",
  "footwear",
  "equipment",
  "sports_drinks",
  "nutrition",
  "technology",
  "health_beauty",
  "travel",
  "finance_betting",
  "food_drink",
  "automotive",
  "media_gaming",
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** Where a right holds. Each contains those before it. */
export const TERRITORIES = ["uk", "uk_eu", "worldwide"] as const;
export type Territory = (typeof TERRITORIES)[number];

/** What a signed contract grants its brand: to use a posted content item, or that the athlete works for no other brand. */
export const GRANT_KINDS = ["use", "exclusivity"] as const;

/** The states of a contract, an amendment or a cancellation. Signatures count for the newest version alone. */
export const CONTRACT_STATUSES = [
  "pending",
  "partially_signed",
  "fully_executed",
  "declined",
  "withdrawn",
  "lapsed",
  "replaced",
  "cancelled",
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Contracts that can still be changed and signed. */
export const OPEN_CONTRACT_STATUSES = [
  "pending",
  "partially_signed",
] as const satisfies ContractStatus[];

/** Contracts that both have signed, also those that no longer count. */
export const SIGNED_CONTRACT_STATUSES = [
  "fully_executed",
  "replaced",
  "cancelled",
] as const satisfies ContractStatus[];

/** An amendment restates all terms of the contract that it replaces; a cancellation says how that contract ends. */
export const CONTRACT_KINDS = ["contract", "amendment", "cancellation"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The two sides of a contract. */
export const SIDES = ["brand", "athlete"] as const satisfies UserType[];
export type Side = (typeof SIDES)[number];

/** How often a brand hears of new athletes who match a saved search. */
export const SEARCH_ALERTS = ["never", "daily", "weekly"] as const;
export type SearchAlerts = (typeof SEARCH_ALERTS)[number];

/** The kinds of notification that the bell shows. */
export const BELL_CATEGORIES = [
  "invitation",
  "contract",
  "payment",
  "interest",
  "content",
  "comment",
  "campaign",
  "reminder",
  "moderation",
  "verification",
  "dispute",
  "channel",
  "search",
  "report",
  "account",
] as const;
export type BellCategory = (typeof BELL_CATEGORIES)[number];

/** Everything that people are notified of. The navigation counts unread messages, so the bell does not show them. */
export const NOTIFICATION_CATEGORIES = ["message", ...BELL_CATEGORIES] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

export type NotificationChannel = "app" | "mail" | "push";

/** When mails about notifications are sent. */
export const MAIL_TIMES = ["at_once", "daily", "never"] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

export const MEDIA_KINDS = ["picture", "clip", "document"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** `finished`: the content item went on to the brand, or back to its athlete. */
export const POLISHING_STATUSES = ["waiting", "claimed", "finished"] as const;
export type PolishingStatus = (typeof POLISHING_STATUSES)[number];

/** What staff check before a content item goes on to the brand. */
export const POLISH_CHECKS = ["captions", "colour", "sound", "disclosure"] as const;
export type PolishCheck = (typeof POLISH_CHECKS)[number];

/** `erasing`: it cannot be undone any more. */
export const DELETION_STATUSES = ["scheduled", "cancelled", "erasing", "done"] as const;
export type DeletionStatus = (typeof DELETION_STATUSES)[number];

/** What a stored file is for. */
export const MEDIA_PURPOSES = [
  "content",
  "avatar",
  "logo",
  "cover",
  "portfolio",
  "message",
  "dispute",
  "verification",
] as const;

/** Discovery's region filter. */
export const REGIONS = ["uk", "us", "eu", "other"] as const;
export type Region = (typeof REGIONS)[number];

/** Why a brand dismissed a recommended athlete. */
export const DISMISS_REASONS = [
  "wrong_audience",
  "wrong_sport",
  "too_small",
  "too_expensive",
  "worked_together",
  "other",
] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

export const FLAG_REASONS = [
  "inappropriate_content",
  "brand_guideline_violation",
  "copyright_concern",
  "quality_issues",
  "misleading_information",
  "other",
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** What moderators decided about flagged content; null for cases closed before there were decisions. */
export const CASE_DECISIONS = ["dismissed", "returned", "warned", "removed"] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export const CASE_STATUSES = ["open", "closed"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const REPORT_REASONS = ["harassment", "spam", "scam", "offensive", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What moderators decided about a reported conversation. */
export const REPORT_DECISIONS = ["dismissed", "warned"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** `upheld`: the removal or warning stands. `overturned`: it counts as a dismissed flag. */
export const APPEAL_STATUSES = ["open", "upheld", "overturned"] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** Whether an athlete's portfolio may show a content item of a brand's campaign. `declined` also means that consent was withdrawn. */
export const CONSENT_STATUSES = ["asked", "withdrawn", "allowed", "declined"] as const;
export type ConsentStatus = (typeof CONSENT_STATUSES)[number];

/** Reminder at half of the time, reminder on the last day, deadline. */
export const DEADLINE_STEPS = ["half", "last", "due"] as const;
export type DeadlineStep = (typeof DEADLINE_STEPS)[number];

/** What happens to a content item that the brand has not reviewed in time. */
export const OVERDUE_REVIEWS = ["remind", "approve"] as const;
export type OverdueReview = (typeof OVERDUE_REVIEWS)[number];

/** What the record of a campaign holds (features/campaigns/record). */
export const RECORD_KINDS = [
  "invitation_accepted",
  "campaign_launched",
  "contract_version",
  "contract_signed",
  "contract_declined",
  "contract_cancelled",
  "deal_ended",
  "payment_funded",
  "payment_settled",
  "landing_moved",
  "draft_submitted",
  "content_approved",
  "changes_requested",
  "content_posted",
  "dispute_filed",
  "dispute_ruled",
  "dispute_settled",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const DISPUTE_TYPES = [
  "payment",
  "content",
  "terms_violation",
  "communication",
  "other",
] as const;
export type DisputeType = (typeof DISPUTE_TYPES)[number];

/** The most urgent first. */
export const DISPUTE_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type DisputePriority = (typeof DISPUTE_PRIORITIES)[number];

/** `resolved`: ruled on by staff or settled by its parties. `closed`: withdrawn by the side that filed it. */
export const DISPUTE_STATUSES = [
  "open",
  "under_review",
  "escalated",
  "resolved",
  "closed",
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Disputes that can still be ruled on, settled or withdrawn. */
export const ACTIVE_DISPUTES = [
  "open",
  "under_review",
  "escalated",
] as const satisfies DisputeStatus[];

export const isActiveDispute = (status: DisputeStatus) =>
  (ACTIVE_DISPUTES as readonly DisputeStatus[]).includes(status);

export const RESOLUTION_TYPES = [
  "refund",
  "resubmission",
  "mediation",
  "no_action",
  "other",
] as const;
export type ResolutionType = (typeof RESOLUTION_TYPES)[number];

/** `lapsed`: the dispute ended without it. */
export const OFFER_STATUSES = ["open", "accepted", "declined", "withdrawn", "lapsed"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The kinds of account that can be verified. */
export const VERIFIED_TYPES = ["athlete", "brand"] as const;

/** `under_review`: staff have asked for more. */
export const VERIFICATION_STATUSES = ["pending", "under_review", "approved", "rejected"] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** `channel`: a code on a channel's public page. `file`, `dns`: a code at the website. `mail`: a link sent to an address there. */
export const PROOF_KINDS = ["channel", "file", "dns", "mail"] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/**
 * The states of a payment for a deal. `paying`: the brand is on the provider's page. `held`: paid, and ours to keep until it is
 * settled, which says how much goes to the athlete and how much back to the brand.
 */
export const PAYMENT_STATUSES = ["due", "paying", "held", "settled"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a payment was settled. */
export const SETTLEMENT_REASONS = [
  "signed",
  "approved",
  "brand_released",
  "athlete_returned",
  "called_off",
  "contract_cancelled",
  "dispute",
  "charged_back",
  "staff",
] as const;
export type SettlementReason = (typeof SETTLEMENT_REASONS)[number];

/** A bank looks at a card payment that its holder questions; it decided for us; it gave the money back. */
export const CHARGEBACK_STATES = ["open", "won", "lost"] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** What becomes of an admin's proposal about held money. It has lapsed when the payment has changed since. */
export const PROPOSAL_STATUSES = ["open", "confirmed", "declined", "lapsed"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** In what the ledger and Stripe can differ: a sum of one payment, or money that the ledger has nothing about. */
export const DIFFERENCE_KINDS = [
  "charged",
  "refunded",
  "transferred",
  "unknown_charge",
  "unknown_transfer",
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * Where money is. `brand` and `athlete` are outside: a card, and an account at the provider. `loss` is what we paid ourselves. The
 * others are on our balance: held for a deal, on its way to the athlete or back to the brand, and our own fee.
 */
export const LEDGER_ACCOUNTS = [
  "brand",
  "held",
  "to_athlete",
  "to_brand",
  "athlete",
  "fee",
  "loss",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What moves money, from which account to which. There are no other ways. */
export const LEDGER_MOVEMENTS = {
  funded: ["brand", "held"],
  released: ["held", "to_athlete"],
  fee_earned: ["held", "fee"],
  refund_due: ["held", "to_brand"],
  sent: ["to_athlete", "athlete"],
  refunded: ["to_brand", "brand"],
  // A bank gave the brand its money back: what was due to it, what was held, what had not been sent, our fee, and the rest is our loss.
  bank_refund: ["to_brand", "brand"],
  bank_held: ["held", "brand"],
  bank_share: ["to_athlete", "brand"],
  bank_fee: ["fee", "brand"],
  bank_loss: ["loss", "brand"],
  // Staff took back what had been sent: for the brand, or for our loss.
  taken_back: ["athlete", "to_brand"],
  fee_returned: ["fee", "to_brand"],
  recovered: ["athlete", "loss"],
} as const satisfies Record<string, readonly [from: LedgerAccount, to: LedgerAccount]>;
export type LedgerMovement = keyof typeof LEDGER_MOVEMENTS;
export const LEDGER_KINDS = Object.keys(LEDGER_MOVEMENTS) as [LedgerMovement, ...LedgerMovement[]];

/** What is measured of an athlete's deals, and of a brand's: features/content/track-record. Each can be contested. */
export const ATHLETE_MEASURES = ["on_time", "revisions", "forecast"] as const;
export const BRAND_MEASURES = ["paid", "changes", "disputes"] as const;
export const TRACK_MEASURES = [...ATHLETE_MEASURES, ...BRAND_MEASURES] as const;
export type TrackMeasure = (typeof TRACK_MEASURES)[number];

/** `upheld`: the measure stands. `corrected`: the deal is left out of it. */
export const CONTEST_OUTCOMES = ["upheld", "corrected"] as const;
export type ContestOutcome = (typeof CONTEST_OUTCOMES)[number];

/** Everything an audit row may record. The column holds no check, so that an action can be added without a rebuild of a large table. */
export const AUDIT_ACTIONS = [
  "signed_up",
  "signed_in",
  "sign_in_failed",
  "signed_out",
  "email_confirmation_requested",
  "email_confirmed",
  "password_reset_requested",
  "password_reset",
  "password_changed",
  "password_accepted",
  "security_setting_changed",
  "session_revoked",
  "sessions_revoked",
  "two_factor_started",
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_made",
  "factor_removal_asked",
  "factor_removal_cancelled",
  "factor_removed",
  "identity_proved",
  "trusted_device_removed",
  "passkey_added",
  "passkey_removed",
  "email_change_asked",
  "email_change_confirmed",
  "email_change_undone",
  "account_secured",
  "name_changed",
  "time_zone_changed",
  "notification_settings_changed",
  "unsubscribed",
  "push_started",
  "push_stopped",
  "profile_saved",
  "public_page_set",
  "brand_profile_saved",
  "preferences_saved",
  "picture_set",
  "picture_removed",
  "portfolio_added",
  "portfolio_described",
  "portfolio_moved",
  "portfolio_removed",
  "portfolio_consent_asked",
  "portfolio_consent_withdrawn",
  "portfolio_consent_allowed",
  "portfolio_consent_declined",
  "portfolio_consent_taken_back",
  "campaign_created",
  "campaign_deleted",
  "campaign_edited",
  "campaign_goal_saved",
  "report_shared",
  "report_share_revoked",
  "campaign_active",
  "campaign_completed",
  "campaign_cancelled",
  "invitation_sent",
  "invitation_accepted",
  "invitation_declined",
  "invitation_decline_undone",
  "invitation_offered",
  "offer_signed",
  "invitation_withdrawn",
  "invitation_lapsed",
  "deal_ended",
  "deadline_extended",
  "interest_shown",
  "interest_withdrawn",
  "interest_declined",
  "recommendation_dismissed",
  "recommendation_restored",
  "content_created",
  "content_saved",
  "content_deleted",
  "content_file_added",
  "content_file_removed",
  "content_file_described",
  "content_file_captioned",
  "content_file_polished",
  "content_commented",
  "content_comment_edited",
  "content_comment_resolved",
  "content_comment_reopened",
  "content_submit",
  "content_withdraw",
  "content_polish",
  "content_recall",
  "content_return",
  "content_finish",
  "content_send_own",
  "content_approve",
  "content_request_changes",
  "content_flag",
  "content_revise",
  "content_post",
  "polishing_claimed",
  "polishing_released",
  "polishing_checked",
  "moderation_case_dismissed",
  "moderation_case_returned",
  "moderation_case_warned",
  "moderation_case_removed",
  "moderation_case_suspended",
  "moderation_suspension_asked",
  "moderation_appeal_made",
  "moderation_appeal_upheld",
  "moderation_appeal_overturned",
  "message_sent",
  "message_removed",
  "conversation_changed",
  "conversation_reported",
  "conversation_report_appealed",
  "conversation_report_appeal_upheld",
  "conversation_report_appeal_overturned",
  "conversation_report_file_opened",
  "conversation_report_dismissed",
  "conversation_report_warned",
  "contract_drawn_up",
  "contract_amendment_proposed",
  "contract_cancellation_proposed",
  "contract_changed",
  "contract_signed",
  "contract_declined",
  "contract_withdrawn",
  "contract_lapsed",
  "contract_commented",
  "contract_viewed",
  "contract_template_saved",
  "contract_template_renamed",
  "contract_template_deleted",
  "deal_viewed",
  "dispute_filed",
  "dispute_message_sent",
  "dispute_note_added",
  "dispute_messages_attached",
  "dispute_file_added",
  "dispute_file_opened",
  "dispute_under_review",
  "dispute_escalated",
  "dispute_assigned",
  "dispute_priority_set",
  "dispute_resolved",
  "dispute_settled",
  "dispute_withdrawn",
  "dispute_appealed",
  "dispute_offer_made",
  "dispute_offer_declined",
  "dispute_offer_withdrawn",
  "verification_requested",
  "verification_claimed",
  "verification_question_asked",
  "verification_question_answered",
  "verification_proved",
  "verification_proof_mailed",
  "verification_proof_checked",
  "verification_approved",
  "verification_rejected",
  "verification_viewed",
  "verification_lost",
  "verification_document_added",
  "verification_document_opened",
  "staff_viewed",
  "staff_exported",
  "security_event_resolved",
  "admin_set_up",
  "role_added",
  "role_removed",
  "account_suspended",
  "account_restored",
  "suspension_objected",
  "suspension_upheld",
  "impersonation_started",
  "impersonation_page",
  "impersonation_ended",
  "outbox_sent_again",
  "outbox_discarded",
  "data_export_asked",
  "data_export_opened",
  "data_file_opened",
  "deletion_asked",
  "deletion_undone",
  "deletion_begun",
  "deletion_done",
  "deletion_request_added",
  "deletion_request_started",
  "deletion_request_closed",
  "checkout_started",
  "portal_opened",
  "subscription_resumed",
  "subscription_changed",
  "payouts_set_up",
  "payouts_opened",
  "channel_connected",
  "channel_disconnected",
  "channel_changed",
  "channels_saved",
  "post_figures_typed",
  "post_screenshot_added",
  "landing_set",
  "links_stopped",
  "links_resumed",
  "discount_code_set",
  "sales_reported",
  "sales_secret_made",
  "audience_explained",
  "payouts_changed",
  "payment_started",
  "payment_lapsed",
  "payment_funded",
  "payment_paid_twice",
  "payment_settled",
  "payment_sent",
  "payment_refunded",
  "payment_chargeback",
  "payment_take_back_asked",
  "payment_taken_back",
  "payment_settlement_proposed",
  "payment_settlement_declined",
  "payment_compared",
  "payment_difference_explained",
  "track_record_contested",
  "track_record_upheld",
  "track_record_corrected",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
