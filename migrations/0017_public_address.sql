-- Public pages by the end of the id that their address carries; and all of them, for the site map.
CREATE INDEX `athlete_profiles_public` ON `athlete_profiles` (substr(`user_id`, -6)) WHERE `is_public` = 1;
