ALTER TABLE `profiles` DROP COLUMN `subscription_tier`;
