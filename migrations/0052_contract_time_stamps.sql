CREATE TABLE `contract_time_stamps` (
	`contract_id` text PRIMARY KEY NOT NULL,
	`authority` text NOT NULL,
	`stamped_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action
);
