CREATE INDEX `brand_profiles_company` ON `brand_profiles` (company_name collate nocase,`user_id`);--> statement-breakpoint
CREATE INDEX `security_events_severity` ON `security_events` (`severity`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_state` ON `security_events` ((resolved_at is null),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_severity_state` ON `security_events` (`severity`,(resolved_at is null),`created_at`,`id`);