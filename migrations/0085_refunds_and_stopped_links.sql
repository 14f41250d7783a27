PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_code_sales` (
	`code_id` text NOT NULL,
	`reference` text NOT NULL,
	`refund` integer DEFAULT false NOT NULL,
	`day` text NOT NULL,
	`orders` integer DEFAULT 1 NOT NULL,
	`revenue` integer NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`code_id`, `reference`, `refund`),
	FOREIGN KEY (`code_id`) REFERENCES `discount_codes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "code_sales_source" CHECK("__new_code_sales"."source" in ('csv', 'webhook')),
	CONSTRAINT "code_sales_orders" CHECK(iif("__new_code_sales"."refund", "__new_code_sales"."orders" <= 0, "__new_code_sales"."orders" > 0)),
	CONSTRAINT "code_sales_revenue" CHECK(iif("__new_code_sales"."refund", "__new_code_sales"."revenue" < 0, "__new_code_sales"."revenue" >= 0))
);
--> statement-breakpoint
INSERT INTO `__new_code_sales`("code_id", "reference", "refund", "day", "orders", "revenue", "source", "created_at") SELECT "code_id", "reference", false, "day", "orders", "revenue", "source", "created_at" FROM `code_sales`;--> statement-breakpoint
DROP TABLE `code_sales`;--> statement-breakpoint
ALTER TABLE `__new_code_sales` RENAME TO `code_sales`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `code_sales_day` ON `code_sales` (`code_id`,`day`);--> statement-breakpoint
ALTER TABLE `campaign_landings` ADD `stopped_at` integer;--> statement-breakpoint
ALTER TABLE `campaign_landings` ADD `stop_reason` text;--> statement-breakpoint
ALTER TABLE `campaign_links` ADD `stopped_at` integer;