DROP INDEX `blog_posts_search`;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `indexed_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` DROP COLUMN `search_text`;--> statement-breakpoint
-- The text without its tags: an array of what follows each "<", of which the tag is cut off.
UPDATE `blog_posts` SET `indexed_text` = coalesce(`excerpt`, '') || char(10) || coalesce(
  (SELECT group_concat(substr(value, instr(value, '>') + 1), '')
   FROM json_each('[' || replace(json_quote(replace(`content_html`, '<br', ' <br')), '<', '","') || ']')), '');
--> statement-breakpoint
CREATE VIRTUAL TABLE `blog_search` USING fts5(
  `sort_title`, `indexed_text`, content='blog_posts', content_rowid='id',
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
);
--> statement-breakpoint
INSERT INTO `blog_search` (`blog_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `blog_posts_insert_found` AFTER INSERT ON `blog_posts` BEGIN
  INSERT INTO `blog_search` (rowid, `sort_title`, `indexed_text`) VALUES (new.id, new.sort_title, new.indexed_text);
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_update_found` AFTER UPDATE OF `sort_title`, `indexed_text` ON `blog_posts`
WHEN old.sort_title <> new.sort_title OR old.indexed_text <> new.indexed_text BEGIN
  INSERT INTO `blog_search` (`blog_search`, rowid, `sort_title`, `indexed_text`) VALUES ('delete', old.id, old.sort_title, old.indexed_text);
  INSERT INTO `blog_search` (rowid, `sort_title`, `indexed_text`) VALUES (new.id, new.sort_title, new.indexed_text);
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_delete_found` AFTER DELETE ON `blog_posts` BEGIN
  INSERT INTO `blog_search` (`blog_search`, rowid, `sort_title`, `indexed_text`) VALUES ('delete', old.id, old.sort_title, old.indexed_text);
END;
