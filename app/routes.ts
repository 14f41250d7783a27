import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/**
 * The site map. A file's folder names its guard: public (anyone), auth (visitors), athlete, brand,
 * account (anyone signed in), admin (staff), dev (where it is not live), resources (no screen; each says its own).
 */
export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    route("features", "routes/public/features.tsx"),
    route("pricing", "routes/public/pricing.tsx"),
    route("partnerships", "routes/public/partnerships.tsx"),
    route("success-stories", "routes/public/success-stories.tsx"),
    route("demo/athlete", "routes/public/demo-athlete.tsx"),
    route("demo/brand", "routes/public/demo-brand.tsx"),
    route("about", "routes/public/about.tsx"),
    route("help", "routes/public/help.tsx"),
    route("contact", "routes/public/contact.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("terms", "routes/public/terms.tsx"),
    route("data-deletion", "routes/public/data-deletion.tsx"),
    route("athletes/:athleteId", "routes/public/athlete.tsx"),

    route("signup", "routes/auth/signup.tsx", { id: "signup" }),
    route("athlete-signup", "routes/auth/signup.tsx", { id: "athlete-signup" }),
    route("brand-signup", "routes/auth/signup.tsx", { id: "brand-signup" }),
    route("login", "routes/auth/login.tsx"),
    route("forgot-password", "routes/auth/forgot-password.tsx"),
    route("reset-password", "routes/auth/reset-password.tsx"),
    route("confirm-email", "routes/auth/confirm-email.tsx"),

    route("*", "routes/public/not-found.tsx"),
  ]),

  route("dashboard", "routes/account/dashboard.tsx"),
  route("logout", "routes/resources/logout.tsx"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("preferences/cookies", "routes/resources/cookie-consent.tsx"),
  route("brand/discover.csv", "routes/resources/discover-csv.ts"),
  route("preferences/sidebar", "routes/resources/sidebar.tsx"),
  route("dev/ui", "routes/dev/ui.tsx"),

  layout("routes/account/layout.tsx", [
    route("athlete/dashboard", "routes/athlete/dashboard.tsx"),
    route("athlete/profile", "routes/athlete/profile.tsx"),
    route("athlete/campaigns", "routes/athlete/campaigns.tsx"),
    route("athlete/campaigns/:campaignId", "routes/athlete/campaign.tsx"),
    route("athlete/content", "routes/athlete/content.tsx"),
    route("athlete/content/new", "routes/athlete/content-new.tsx"),
    route("athlete/content/:contentId", "routes/athlete/content-detail.tsx"),

    route("brand/dashboard", "routes/brand/dashboard.tsx"),
    route("brand/discover", "routes/brand/discover.tsx"),
    route("brand/shortlist", "routes/brand/shortlist.tsx"),
    route("brand/searches", "routes/brand/searches.tsx"),
    route("brand/compare", "routes/brand/compare.tsx"),
    route("brand/athletes", "routes/brand/athletes.tsx"),
    route("brand/athletes/:athleteId", "routes/brand/athlete.tsx"),
    route("brand/athletes/:athleteId/invite", "routes/brand/invite.tsx"),
    route("brand/campaigns/new", "routes/brand/campaign-new.tsx"),
    route("brand/campaigns/:campaignId", "routes/brand/campaign.tsx"),
    route("brand/matches", "routes/brand/matches.tsx"),
    route("brand/preferences", "routes/brand/preferences.tsx"),
    route("brand/discover/preferred", "routes/brand/discover-preferred.tsx"),
    route("brand/insights", "routes/brand/insights.tsx"),
    route("brand/content", "routes/brand/content.tsx"),
    route("brand/content/:contentId", "routes/brand/content-review.tsx"),

    route("admin", "routes/admin/dashboard.tsx"),
    route("admin/content", "routes/admin/content.tsx"),

    route("notifications", "routes/account/notifications.tsx"),
    route("change-password", "routes/account/change-password.tsx"),
  ]),
] satisfies RouteConfig;
