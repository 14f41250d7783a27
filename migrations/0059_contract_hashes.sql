CREATE INDEX `contract_files_sha256` ON `contract_files` (`sha256`);--> statement-breakpoint
CREATE INDEX `contract_versions_hash` ON `contract_versions` (`hash`);