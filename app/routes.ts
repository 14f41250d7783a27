import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { paths } from "./paths";

/** A route at an address of `paths`. Route patterns are written without the first slash. */
const at = (path: string, file: string, options?: { id: string }) =>
  options ? route(path.slice(1), file, options) : route(path.slice(1), file);

/**
 * The site map. A file's folder names its guard: public (anyone), auth (visitors), athlete, brand,
 * account (anyone signed in), admin (staff), dev (where it is not live), resources (no screen; each says its own).
 */
export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    at(paths.features, "routes/public/features.tsx"),
    at(paths.pricing, "routes/public/pricing.tsx"),
    at(paths.partnerships, "routes/public/partnerships.tsx"),
    at(paths.successStories, "routes/public/success-stories.tsx"),
    at(paths.demo.athlete, "routes/public/demo-athlete.tsx"),
    at(paths.demo.brand, "routes/public/demo-brand.tsx"),
    at(paths.about, "routes/public/about.tsx"),
    at(paths.help, "routes/public/help.tsx"),
    at(paths.contact, "routes/public/contact.tsx"),
    at(paths.privacy, "routes/public/privacy.tsx"),
    at(paths.terms, "routes/public/terms.tsx"),
    at(paths.dataDeletion, "routes/public/data-deletion.tsx"),
    at(paths.publicAthlete(":athlete"), "routes/public/athlete.tsx"),

    at(paths.signUp, "routes/auth/signup.tsx", { id: "signup" }),
    at(paths.signUpAs.athlete, "routes/auth/signup.tsx", { id: "athlete-signup" }),
    at(paths.signUpAs.brand, "routes/auth/signup.tsx", { id: "brand-signup" }),
    at(paths.login, "routes/auth/login.tsx"),
    at(paths.forgotPassword, "routes/auth/forgot-password.tsx"),
    at(paths.resetPassword, "routes/auth/reset-password.tsx"),
    at(paths.confirmEmail, "routes/auth/confirm-email.tsx"),
    at(paths.unsubscribe, "routes/auth/unsubscribe.tsx"),
  ]),

  // Outside both layouts: its frame is the visitor's.
  route("*", "routes/public/not-found.tsx"),

  at(paths.dashboard, "routes/account/dashboard.tsx"),
  at(paths.logout, "routes/resources/logout.tsx"),
  at(paths.sitemap, "routes/resources/sitemap.ts"),
  at(paths.robots, "routes/resources/robots.ts"),
  at(paths.cookieConsent, "routes/resources/cookie-consent.tsx"),
  at(paths.brand.discoverCsv, "routes/resources/discover-csv.ts"),
  at(paths.sidebar, "routes/resources/sidebar.tsx"),
  at(paths.theme, "routes/resources/theme.tsx"),
  at(paths.bell, "routes/resources/bell.ts"),
  at(paths.places, "routes/resources/places.ts"),
  at(paths.extension(":kind", ":subjectId"), "routes/resources/extension.ts"),
  at(paths.athlete.contentDraft(":contentId"), "routes/resources/content-draft.ts"),
  at(paths.athlete.contentUploads(":contentId"), "routes/resources/content-uploads.ts"),
  at(paths.athlete.contentUpload(":contentId", ":uploadId"), "routes/resources/content-upload.ts"),
  at(paths.athlete.portfolioUploads, "routes/resources/portfolio-uploads.ts"),
  at(paths.athlete.portfolioUpload(":uploadId"), "routes/resources/portfolio-upload.ts"),
  at(paths.admin.polishedUploads(":contentId", ":fileId"), "routes/resources/polished-uploads.ts"),
  at(
    paths.admin.polishedUpload(":contentId", ":fileId", ":uploadId"),
    "routes/resources/polished-upload.ts",
  ),
  // The component gallery: only in builds for development and tests.
  ...(process.env.COMPONENT_GALLERY ? [at(paths.gallery, "routes/dev/ui.tsx")] : []),

  layout("routes/account/layout.tsx", [
    at(paths.athlete.dashboard, "routes/athlete/dashboard.tsx"),
    at(paths.athlete.profile, "routes/athlete/profile.tsx"),
    at(paths.athlete.portfolio, "routes/athlete/portfolio.tsx"),
    at(paths.athlete.campaigns, "routes/athlete/campaigns.tsx"),
    at(paths.athlete.campaign(":campaignId"), "routes/athlete/campaign.tsx"),
    at(paths.athlete.interest(":campaignId"), "routes/athlete/interest.tsx"),
    at(paths.athlete.accept(":campaignId"), "routes/athlete/accept.tsx"),
    at(paths.athlete.contentList, "routes/athlete/content.tsx"),
    at(paths.athlete.newContent, "routes/athlete/content-new.tsx"),
    at(paths.athlete.content(":contentId"), "routes/athlete/content-detail.tsx"),

    at(paths.brand.dashboard, "routes/brand/dashboard.tsx"),
    at(paths.brand.profile, "routes/brand/profile.tsx"),
    at(paths.brand.discover, "routes/brand/discover.tsx"),
    at(paths.brand.shortlist, "routes/brand/shortlist.tsx"),
    at(paths.brand.searches, "routes/brand/searches.tsx"),
    at(paths.brand.compare, "routes/brand/compare.tsx"),
    at(paths.brand.athletes, "routes/brand/athletes.tsx"),
    at(paths.brand.athlete(":athleteId"), "routes/brand/athlete.tsx"),
    at(paths.brand.invite(":athleteId"), "routes/brand/invite.tsx"),
    at(paths.brand.campaigns, "routes/brand/campaigns.tsx"),
    at(paths.brand.interests, "routes/brand/interests.tsx"),
    at(paths.brand.inviteMany, "routes/brand/invite-many.tsx"),
    at(paths.brand.withdraw(":invitationId"), "routes/brand/withdraw.tsx"),
    at(paths.brand.newCampaign, "routes/brand/campaign-new.tsx"),
    at(paths.brand.campaign(":campaignId"), "routes/brand/campaign.tsx"),
    at(paths.brand.editCampaign(":campaignId"), "routes/brand/campaign-edit.tsx"),
    at(paths.brand.matches, "routes/brand/matches.tsx"),
    at(paths.brand.preferences, "routes/brand/preferences.tsx"),
    at(paths.brand.discoverPreferred, "routes/brand/discover-preferred.tsx"),
    at(paths.brand.insights, "routes/brand/insights.tsx"),
    at(paths.brand.reviewQueue, "routes/brand/content.tsx"),
    at(paths.brand.content(":contentId"), "routes/brand/content-review.tsx"),

    at(paths.admin.dashboard, "routes/admin/dashboard.tsx"),
    at(paths.admin.polishing, "routes/admin/polishing.tsx"),
    at(paths.admin.content, "routes/admin/content.tsx"),
    at(paths.admin.contentItem(":contentId"), "routes/admin/content-detail.tsx"),

    at(paths.messages, "routes/account/messages.tsx"),
    at(paths.conversation(":conversationId"), "routes/account/conversation.tsx"),
    at(paths.notifications, "routes/account/notifications.tsx"),
    at(paths.notificationSettings, "routes/account/notification-settings.tsx"),
    at(paths.settings, "routes/account/settings.tsx"),
    at(paths.changePassword, "routes/account/change-password.tsx"),
  ]),
] satisfies RouteConfig;
