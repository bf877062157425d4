"""A few words for Blender's shader nodes: `Nodes` wires a material's tree in the order in which it is thought."""

import bpy


class Nodes:
    """Builds one node tree; values are numbers, colors (r, g, b, linear), sockets or nodes (their first output)."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(node.inputs[name], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            color = socket.type == "RGBA" and len(value) == 3
            socket.default_value = (*value, 1) if color else value

    def math(self, operation, a, b=0.0):
        return self.add("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, share, a, b, mode="MIX"):
        return self.add("MixRGB", {0: share, 1: a, 2: b}, blend_type=mode).outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        """Value from [low, high] to [to_low, to_high], clamped."""
        return self.add("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def scale(self, vector, by):
        return self.add("VectorMath", {0: vector, 1: by}, operation="MULTIPLY").outputs[0]

    def place(self):
        """Position in meters, in the world."""
        return self.add("NewGeometry").outputs["Position"]

    def surface(self):
        """Meters along and up the face (see Shape.face)."""
        return self.add("UVMap").outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.6):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self.add("TexNoise", inputs).outputs[0]

    def cells(self, vector, scale, output="Distance"):
        return self.add("TexVoronoi", {"Vector": vector, "Scale": scale}).outputs[output]

    def bricks(self, vector, width, height, joint, offset=0.5):
        """(random share of the brick, 1 in the joints) of a running bond; all in meters."""
        node = self.add(
            "TexBrick",
            {
                "Vector": vector,
                "Color1": (0, 0, 0),
                "Color2": (1, 1, 1),
                "Mortar": (0.5, 0.5, 0.5),
                "Scale": 1.0,
                "Mortar Size": joint,
                "Mortar Smooth": 0.2,
                "Brick Width": width,
                "Row Height": height,
            },
            offset=offset,
        )
        return node.outputs["Color"], node.outputs["Fac"]

    def bump(self, height, meters):
        return self.add("Bump", {"Height": height, "Strength": 1.0, "Distance": meters}).outputs[0]

    def skin(self, color, roughness=0.8, normal=None, specular=0.3, metallic=0.0):
        """Blender's principled surface."""
        inputs = {
            "Base Color": color,
            "Roughness": roughness,
            "Normal": normal,
            "Specular": specular,
            "Metallic": metallic,
        }
        return self.add("BsdfPrincipled", inputs).outputs[0]

    def end(self, shader, output="OutputMaterial"):
        self.put(self.add(output).inputs["Surface"], shader)


def darker(color, by):
    return tuple(channel * by for channel in color)


def material(build):
    """Decorator: `build(nodes, *arguments) -> shader` becomes a function of the arguments that answers one material."""

    def make(*arguments):
        name = f"{build.__name__} {arguments}"[:60]
        known = bpy.data.materials.get(name)
        if known:
            return known
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        nodes = Nodes(made.node_tree)
        nodes.end(build(nodes, *arguments))
        return made

    make.__doc__ = build.__doc__
    return make
