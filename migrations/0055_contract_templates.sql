CREATE TABLE `contract_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`name` text NOT NULL,
	`terms` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contract_templates_name" CHECK(length("contract_templates"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_templates_brand` ON `contract_templates` (`brand_id`,name collate nocase);