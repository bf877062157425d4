import { join } from "node:path";
import sharp from "sharp";
import { planDesign } from "#app/designer/design-yard.ts";
import { type KeptSceneOrder, loadPhoto, sceneOf } from "../built-in-designer-task.server.ts";
import type { Canvas } from "./canvas.ts";
import { describeIdea } from "./describe-idea.ts";
import { type PictureModelKind, pictureModelDefaults } from "./picture-model.server.ts";
