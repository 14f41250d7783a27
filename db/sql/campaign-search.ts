import { searchWordsSql } from "./fold-expressions";

/**
 * The words of campaigns, for the searches that ask everybody's: those that take athletes, and the lists of staff. `keys` has a
 * token for the campaign and one for its brand, by which the triggers find the rows. A private-use character ends each.
 */
const KEY_END = "char(57344)";

const add = (which: string) =>
  `INSERT INTO campaign_words (keys, title, company, description, sports, campaign_id)
  SELECT keys, title, company, description, sports, campaign_id FROM campaign_words_source WHERE ${which};`;

const remove = (id: string) =>
  `DELETE FROM campaign_words WHERE campaign_words MATCH 'keys : "' || ${id} || ${KEY_END} || '"';`;

export const campaignSearchSql = [
  `CREATE VIRTUAL TABLE campaign_words USING fts5(keys, title, company, description, sports, campaign_id UNINDEXED, prefix='2 3', tokenize="unicode61 remove_diacritics 2")`,
  `CREATE VIEW campaign_words_source AS
SELECT c.id || ${KEY_END} || ' ' || c.brand_id || ${KEY_END} AS keys, ${searchWordsSql("c.title")} AS title,
  ${searchWordsSql("b.company_name")} AS company, ${searchWordsSql("c.description")} AS description,
  ${searchWordsSql("(SELECT group_concat(value, ', ') FROM json_each(c.target_sports))")} AS sports,
  c.id AS campaign_id, c.brand_id
FROM campaigns c JOIN brand_profiles b ON b.id = c.brand_id`,
  `CREATE TRIGGER campaigns_after_insert_words AFTER INSERT ON campaigns BEGIN
  ${add("campaign_id = new.id")}
END`,
  `CREATE TRIGGER campaigns_after_update_words AFTER UPDATE OF title, description, target_sports ON campaigns
WHEN (old.title, old.description, old.target_sports) IS NOT (new.title, new.description, new.target_sports) BEGIN
  ${remove("old.id")}
  ${add("campaign_id = new.id")}
END`,
  `CREATE TRIGGER campaigns_after_delete_words AFTER DELETE ON campaigns BEGIN
  ${remove("old.id")}
END`,
  `CREATE TRIGGER brand_profiles_after_update_words AFTER UPDATE OF company_name ON brand_profiles
WHEN old.company_name <> new.company_name BEGIN
  ${remove("old.id")}
  ${add("brand_id = new.id")}
END`,
];
